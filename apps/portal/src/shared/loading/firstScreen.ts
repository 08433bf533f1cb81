import { createContext, useContext, useEffect, useState } from 'react';
import { focusHeading } from '~/shared/focusHeading';
import { whenIdle } from './whenIdle';

/**
 * The first screen of a page load. Work in the background starts once the screen answers to a tap
 * and the browser is idle.
 *
 * @returns `idle` settles at that moment, `usable` before the browser is idle; `stop` stops waiting for it
 */
export const createFirstScreen = () => {
  let isUsable = false;
  let isIdle = false;
  let stop = (): void => undefined;
  let settle = (): void => undefined;
  let settleUsable = (): void => undefined;
  const usable = new Promise<void>((resolve) => (settleUsable = resolve));
  const idle = new Promise<void>((resolve) => {
    settle = () => {
      isIdle = true;
      resolve();
    };
  });
  return {
    idle,
    usable,
    /** Whether the first screen has taken the focus. */
    isUsable: (): boolean => isUsable,
    /** Whether `idle` has settled, so that a later screen does not wait for it. */
    isIdle: (): boolean => isIdle,
    /** Marks `foyer:live` among the browser's performance marks. Later screens change nothing. */
    markUsable: (): void => {
      if (isUsable) return;
      isUsable = true;
      performance.mark('foyer:live', { detail: window.location.hash });
      settleUsable();
      // A dialog or a field that opened with the screen keeps the focus.
      if (!document.querySelector(':focus')) focusHeading();
      stop = whenIdle(settle);
    },
    stop: (): void => stop(),
  };
};

/** Null where a screen is shown without a page load, as in a test of one screen. */
export const FirstScreen = createContext<ReturnType<typeof createFirstScreen> | null>(null);

/**
 * Marks the moment at which a screen answers to a tap: `foyer:usable`, and for the first `foyer:live`.
 *
 * @param isReady false while the screen still loads its data
 */
export const useMarkUsable = (isReady: boolean): void => {
  const screen = useContext(FirstScreen);
  useEffect(() => {
    if (!isReady) return;
    performance.mark('foyer:usable');
    screen?.markUsable();
  }, [isReady, screen]);
};

/**
 * Whether the browser has been idle since the first screen, for calls and code that no screen waits for. True without a
 * page load.
 */
export const useIsIdle = (): boolean => {
  const screen = useContext(FirstScreen);
  const [isIdle, setIdle] = useState(screen?.isIdle() ?? true);
  useEffect(() => void screen?.idle.then(() => setIdle(true)), [screen]);
  return isIdle;
};
