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
  it('keeps the given distance from the bottom', () => {
    expect(show().button.style.bottom).toBe('86px');
  });

  it.each([
    ['icon', null],
    ['text', 'Chat'],
    ['both', 'Chat'],
  ] as const)(
    'has the words of its look %s, and an icon for windows where it is round',
    (look, words) => {
      render(
        <Launcher icon={chatIcon} label="Chat with us" offset={20} look={look} onClick={vi.fn()}>
          Chat
        </Launcher>,
      );
      const button = screen.getByRole('button', { name: 'Chat with us' });
      expect(button.querySelectorAll('svg')).toHaveLength(1);
      expect(button.textContent || null).toBe(words);
    },
  );

  it('keeps only its space when a third party shows the button', () => {
    render(
      <Launcher icon={chatIcon} label="Chat with us" offset={86} hidden onClick={vi.fn()}>
        Chat
      </Launcher>,
    );
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('calls its action when it is pressed', () => {
    const { button, onClick } = show();
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
  });

  it('ignores presses while the chat opens', () => {
    const { button, onClick } = show(true);
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });
});
