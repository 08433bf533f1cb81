import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Snackbar, type SnackbarProps } from './Snackbar';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pass = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};

const show = (props: Partial<SnackbarProps> = {}) => {
  const onClose = vi.fn();
  render(
    <Snackbar
      open
      text="Key copied."
      timeout={5000}
      closeLabel="Close"
      onClose={onClose}
      {...props}
    />,
  );
  return onClose;
};

describe('a snackbar', () => {
  it('is of type info by default and closes after its timeout', () => {
    const onClose = show();
    expect(screen.getByRole('status').textContent).toContain('Key copied.');
    pass(4999);
    expect(onClose).not.toHaveBeenCalled();
    pass(1);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('is an alert when it is an error', () => {
    show({ type: 'error' });
    expect(screen.getByRole('alert').textContent).toContain('Key copied.');
  });

  it('pauses its timer while the pointer is on it', () => {
    const onClose = show();
    pass(4000);
    fireEvent.mouseEnter(screen.getByRole('presentation'));
    pass(60_000);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('stays open without a timeout', () => {
    const onClose = show({ timeout: null });
    pass(600_000);
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stays open when the person presses something else', () => {
    const onClose = show({ timeout: null });
    pass(1);
    fireEvent.click(document.body);
    expect(onClose).not.toHaveBeenCalled();
  });
});
