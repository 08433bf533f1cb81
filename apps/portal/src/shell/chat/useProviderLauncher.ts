import { CHAT_REPOSITION_DELAY } from '@foyer/domain';
import { useEffect, useState } from 'react';

const LAUNCHER = 'body > .circleButton, body > [id^="chat-"], body > [class*="liveagent" i]';

/**
 * The provider's own launcher. It is inserted late, hence the wait (specification, section 9), and is
 * looked for again whenever the page changes.
 *
 * @param offset pixels that it is to keep from the bottom
 * @returns whether it is there
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
