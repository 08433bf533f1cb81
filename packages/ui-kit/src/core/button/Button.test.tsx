import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './Button';

describe('Button', () => {
  it('does not submit a form by default', () => {
    render(<Button>Continue</Button>);
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('type', 'button');
  });

  it('submits a form with type="submit"', () => {
    render(<Button type="submit">Pay £20.00 now</Button>);
    expect(screen.getByRole('button')).toHaveAttribute('type', 'submit');
  });

  it('is a link when it has an href', () => {
    render(<Button href="#/plans">See plans</Button>);
    const link = screen.getByRole('link', { name: 'See plans' });
    expect(link).toHaveAttribute('href', '#/plans');
    expect(link).not.toHaveAttribute('type');
  });

  it('renders the component in `as`, with that component’s props', () => {
    const RouterLink = ({ to, children }: { to: string; children?: ReactNode }) => (
      <a href={`#${to}`}>{children}</a>
    );
    render(
      <Button as={RouterLink} to="/login">
        Log in
      </Button>,
    );
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '#/login');
  });

  it('ignores clicks while it is busy, and keeps its name and its focus', async () => {
    const onClick = vi.fn<() => void>();
    const { rerender } = render(<Button onClick={onClick}>Pay</Button>);
    const button = screen.getByRole('button', { name: 'Pay' });
    button.focus();
    rerender(
      <Button onClick={onClick} busy>
        Pay
      </Button>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Pay', busy: true }));
    expect(onClick).not.toHaveBeenCalled();
    expect(button).toHaveFocus();
  });
});
