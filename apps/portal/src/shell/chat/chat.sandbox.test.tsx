import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPortal } from '~/testing/openPortal';
import type { ChatButton } from './createChatButton';

const cedar = (buttonChatStyle: string | null = 'round') =>
  openPortal({ venue: 'cedar-pine', answers: { getSiteInfo: { buttonChatStyle } } });

const launcher = () => screen.findByRole('button', { name: 'Chat with us' });

/** Gives every footer a place in the window; jsdom has no layout. */
const placeFooters = (top: number, bottom: number): void => {
  const place = { top, bottom, height: bottom - top } as DOMRect;
  vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([place] as never);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(place);
  act(() => void window.dispatchEvent(new Event('resize')));
};

const settleScript = async (how: 'load' | 'error'): Promise<void> => {
  const script = await waitFor(() => {
    const found = document.querySelector('script[src$="/chat.js"]');
    if (!found) throw new Error('The provider’s script is not asked for.');
    return found;
  });
  await act(async () => void script.dispatchEvent(new Event(how)));
  script.remove();
};

/** The provider's script, which adds its own button. */
const provide = async (handle?: ChatButton) => {
  const own = document.createElement('button');
  own.className = 'circleButton';
  const opened = vi.fn<() => void>();
  own.addEventListener('click', opened);
  window.LiveAgent = {
    createButton: () => {
      document.body.append(own);
      return handle;
    },
  };
  await settleScript('load');
  await waitFor(() => expect(own.isConnected).toBe(true));
  return { own, opened };
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  delete window.LiveAgent;
  document.querySelector('.circleButton')?.remove();
});

describe('the chat button', () => {
  it.each([
    ['round', ''],
    ['anything else', 'Chat'],
  ])(
    'says what it opens, and shows the words that the site’s style asks for: %s',
    async (style, words) => {
      await cedar(style);
      expect((await launcher()).textContent).toBe(words);
    },
  );

  it('stays 20 px from the bottom, clears a footer by 6 px, and counts one of unknown height as 55 px', async () => {
    await cedar();
    const button = await launcher();
    expect(button.style.bottom).toBe('20px');
    placeFooters(window.innerHeight - 80, window.innerHeight);
    await waitFor(() => expect(button.style.bottom).toBe('86px'));
    placeFooters(window.innerHeight - 10, window.innerHeight - 10);
    await waitFor(() => expect(button.style.bottom).toBe('61px'));
    placeFooters(window.innerHeight + 200, window.innerHeight + 280);
    await waitFor(() => expect(button.style.bottom).toBe('20px'));
  });

  it('gives way to the provider’s own, which is moved again 1,800 ms after it was added', async () => {
    const { user } = await cedar();
    const ours = await launcher();
    placeFooters(window.innerHeight - 80, window.innerHeight);
    await waitFor(() => expect(ours.style.bottom).toBe('86px'));
    await user.click(ours);
    const { own: theirs } = await provide();
    await waitFor(() => expect(theirs.style.bottom).toBe('86px'));
    const added = performance.now();
    expect(ours.hidden).toBe(true);
    // The provider moves its button itself a little later.
    theirs.style.bottom = '0px';
    await waitFor(() => expect(theirs.style.bottom).toBe('86px'));
    expect(performance.now() - added).toBeGreaterThan(1600);
    expect(performance.now() - added).toBeLessThan(3600);
    placeFooters(window.innerHeight - 100, window.innerHeight);
    await waitFor(() => expect(theirs.style.bottom).toBe('106px'));
  });

  it('opens the chat at the first press, and says so while the chat loads', async () => {
    const { user, reload } = await cedar();
    await user.click(await launcher());
    expect(screen.getByRole('button', { name: 'Opening chat' })).toHaveTextContent('Opening chat');
    const { opened } = await provide();
    await waitFor(() => expect(opened).toHaveBeenCalledOnce());
    document.querySelector('.circleButton')?.remove();
    await reload();
    const later = await provide();
    await waitFor(() => expect(later.own.style.bottom).toBe('20px'));
    expect(later.opened).not.toHaveBeenCalled();
  });

  it('opens the chat with the provider’s own call where there is one', async () => {
    const { user } = await cedar();
    await user.click(await launcher());
    const onClick = vi.fn<() => void>();
    const { opened } = await provide({ onClick });
    await waitFor(() => expect(onClick).toHaveBeenCalledOnce());
    expect(opened).not.toHaveBeenCalled();
  });

  it('says whom to call where the script does not load or the provider adds no button, and the next press tries again', async () => {
    const { user } = await cedar();
    const failed = /^We couldn’t open the chat\. Try again\. Call \(503\) 555-0128 for help\.$/;
    await user.click(await launcher());
    await settleScript('error');
    expect(await screen.findByText(failed)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText(failed)).toBeNull());
    await user.click(await launcher());
    window.LiveAgent = { createButton: () => undefined };
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    await settleScript('load');
    // The portal begins to wait some time after the script has come.
    await vi.waitFor(async () => {
      await act(() => vi.advanceTimersByTimeAsync(16_000));
      expect(screen.getByText(failed)).toBeVisible();
    });
    expect(await launcher()).toBeVisible();
  });
});
