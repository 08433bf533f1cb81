import { CHAT_REPOSITION_DELAY } from '@foyer/domain';
import { useEffect, useState } from 'react';

const LAUNCHER = 'body > .circleButton, body > [id^="chat-"], body > [class*="liveagent" i]';

/**
 * Finds the provider's own chat button, which is added late, and positions it: at once, and again after
 * a while, because the provider positions it too. Rule CHAT-2.
 *
 * @param offset the distance from the bottom of the screen in pixels
 * @returns the button; null until it is there
 */
export const useProviderLauncher = (isCreated: boolean, offset: number): HTMLElement | null => {
  const [launcher, setLauncher] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!isCreated) return undefined;
    const find = () => setLauncher(document.querySelector<HTMLElement>(LAUNCHER));
    find();
    const watcher = new MutationObserver(find);
    watcher.observe(document.body, { childList: true });
    return () => watcher.disconnect();
  }, [isCreated]);
  useEffect(() => {
    const place = () => launcher?.style.setProperty('bottom', `${offset}px`);
    place();
    const timer = setTimeout(place, CHAT_REPOSITION_DELAY);
    return () => clearTimeout(timer);
  }, [launcher, offset]);
  return launcher;
};
