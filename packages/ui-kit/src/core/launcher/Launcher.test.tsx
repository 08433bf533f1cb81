import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { chatIcon } from '../icon/icons';
import { Launcher } from './Launcher';

const show = (busy = false) => {
  const onClick = vi.fn();
  render(
    <Launcher icon={chatIcon} label="Chat with us" offset={86} busy={busy} onClick={onClick}>
      Chat
    </Launcher>,
  );
  return { onClick, button: screen.getByRole('button', { name: 'Chat with us' }) };
};

describe('Launcher', () => {
  it('keeps the distance from the bottom that it is told', () => {
    expect(show().button.style.bottom).toBe('86px');
  });

  it('leaves its place to another’s button', () => {
    render(
      <Launcher icon={chatIcon} label="Chat with us" offset={86} hidden onClick={vi.fn()}>
        Chat
      </Launcher>,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('opens what it stands for', () => {
    const { button, onClick } = show();
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('takes no press while that is on its way', () => {
    const { button, onClick } = show(true);
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });
});
