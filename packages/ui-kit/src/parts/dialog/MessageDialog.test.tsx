import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MessageDialog, type MessageDialogProps } from './MessageDialog';

const show = (props: Partial<MessageDialogProps>) => {
  const onClose = vi.fn();
  render(<MessageDialog open message="Your plan starts again." onClose={onClose} {...props} />);
  return onClose;
};

describe('a message', () => {
  it('runs its action, and closes after it', () => {
    const onAction = vi.fn();
    const onClose = show({ action: { label: 'See my plan', onAction } });
    fireEvent.click(screen.getByRole('button', { name: 'See my plan' }));
    expect(onAction).toHaveBeenCalledOnce();
    expect(onClose).toHaveBeenCalledOnce();
    expect(onAction.mock.invocationCallOrder[0]).toBeLessThan(
      onClose.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it('closes by its button without running the action', () => {
    const onAction = vi.fn();
    const onClose = show({ closeLabel: 'Close', action: { label: 'See my plan', onAction } });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose).toHaveBeenCalledOnce();
    expect(onAction).not.toHaveBeenCalled();
  });

  it('has no buttons that it was not given', () => {
    show({});
    expect(screen.queryAllByRole('button')).toHaveLength(0);
    expect(screen.getByRole('dialog', { name: 'Your plan starts again.' })).toBeTruthy();
  });
});
