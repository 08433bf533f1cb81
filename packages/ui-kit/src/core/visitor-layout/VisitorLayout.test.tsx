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
  it('is a banner, a main part and a foot', () => {
    render(screenWith());
    expect(screen.getByRole('banner')).toContainElement(
      screen.getByRole('heading', { name: 'Welcome' }),
    );
    expect(screen.getByRole('main')).toHaveTextContent('task');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Help');
  });

  it('lays the site’s own picture behind the hero, and takes it away again', () => {
    const { rerender } = render(screenWith('https://venue.example/the%20lobby.jpg'));
    expect(own()).toBe('url("https://venue.example/the%20lobby.jpg")');
    rerender(screenWith());
    expect(own()).toBe('');
  });

  it('lets a picture’s address say nothing but an address', () => {
    render(screenWith('https://venue.example/a.jpg"), url("https://evil.example/b'));
    expect(own()).toBe('url("https://venue.example/a.jpg%22), url(%22https://evil.example/b")');
  });
});
