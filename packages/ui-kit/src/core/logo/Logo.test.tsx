import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Logo } from './Logo';

describe('Logo', () => {
  it('says the brand’s name once, beside a mark that is not read out', () => {
    const { container } = render(<Logo name="Foyer Wi-Fi" />);
    expect(container.textContent).toBe('Foyer Wi-Fi');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows the site’s own logo when it has one', () => {
    render(
      <Logo
        name="Foyer Wi-Fi"
        image={{ src: 'https://venue.example/logo.png', alt: 'Canal Wharf' }}
      />,
    );
    expect(screen.getByRole('img', { name: 'Canal Wharf' })).toHaveAttribute(
      'src',
      'https://venue.example/logo.png',
    );
    expect(screen.queryByText('Foyer Wi-Fi')).toBeNull();
  });
});
