import { CHAT_REPOSITION_DELAY } from '@foyer/domain';
import { useEffect, useState } from 'react';

const LAUNCHER = 'body > .circleButton, body > [id^="chat-"], body > [class*="liveagent" i]';

/**
 * Positions the provider's own chat button. The provider inserts it late, so the hook waits first and
 * looks again whenever the page changes.
 *
 * @param offset the distance from the bottom of the screen in pixels
 * @returns whether the button exists
 */
export const useProviderLauncher = (isOpen: boolean, offset: number): boolean => {
  const [launcher, setLauncher] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!isOpen) return undefined;
    const find = () => setLauncher(document.querySelector<HTMLElement>(LAUNCHER));
    const timer = setTimeout(find, CHAT_REPOSITION_DELAY);
    const watcher = new MutationObserver(find);
    watcher.observe(document.body, { childList: true });
    return () => {
      clearTimeout(timer);
      watcher.disconnect();
    };
  }, [isOpen]);
  useEffect(() => {
    launcher?.style.setProperty('bottom', `${offset}px`);
  }, [launcher, offset]);
  return launcher !== null;
};
