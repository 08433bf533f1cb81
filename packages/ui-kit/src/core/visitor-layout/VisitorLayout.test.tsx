import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { VisitorLayout } from './VisitorLayout';

const screenWith = (picture?: string) => (
  <VisitorLayout
    kind="welcome"
    bar="Foyer"
    lead={<h1>Welcome</h1>}
    foot="Help"
    {...(picture && { picture })}
  >
    task
  </VisitorLayout>
);

const own = (): string => screen.getByRole('banner').style.getPropertyValue('--hero-own');

describe('VisitorLayout', () => {
  it('has a banner, a main and a footer landmark', () => {
    render(screenWith());
    expect(screen.getByRole('banner')).toContainElement(
      screen.getByRole('heading', { name: 'Welcome' }),
    );
    expect(screen.getByRole('main')).toHaveTextContent('task');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Help');
  });

  it('shows the site’s own picture behind the hero, and removes it again', () => {
    const { rerender } = render(screenWith('https://venue.example/the%20lobby.jpg'));
    expect(own()).toBe('url("https://venue.example/the%20lobby.jpg")');
    rerender(screenWith());
    expect(own()).toBe('');
  });

  it('escapes a picture’s address in CSS', () => {
    render(screenWith('https://venue.example/a.jpg"), url("https://evil.example/b'));
    expect(own()).toBe('url("https://venue.example/a.jpg%22), url(%22https://evil.example/b")');
  });
});
