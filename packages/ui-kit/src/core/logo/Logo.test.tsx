import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Logo } from './Logo';

describe('Logo', () => {
  it('says the brand’s name once, beside a mark that is not read out', () => {
    const { container } = render(<Logo name="Foyer Wi-Fi" />);
    expect(container.textContent).toBe('Foyer Wi-Fi');
    expect(screen.queryByRole('img')).toBeNull();
  });

  const srcOf = (dark?: string) => {
    render(
      <Logo
        name="Foyer Wi-Fi"
        image={{
          src: 'https://venue.example/logo.png',
          alt: 'Canal Wharf',
          ...(dark && { dark }),
        }}
      />,
    );
    expect(screen.queryByText('Foyer Wi-Fi')).toBeNull();
    return screen
      .getAllByRole('img', { name: 'Canal Wharf' })
      .map((image) => image.getAttribute('src'));
  };

  // SITE-20
  it('shows the site’s own logo, and its version for dark ground there', () => {
    expect(srcOf('https://venue.example/white.png')).toEqual([
      'https://venue.example/logo.png',
      'https://venue.example/white.png',
    ]);
  });

  it('shows the site’s only logo on every ground', () => {
    expect(srcOf()).toEqual(['https://venue.example/logo.png']);
  });
});
