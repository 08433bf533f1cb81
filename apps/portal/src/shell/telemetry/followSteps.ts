import { stepEvent, type TelemetryEvent } from '@foyer/domain';
import { currentScreen } from './currentScreen';

/** A tap and the history entry that it causes come together; a later entry is the Back button's. */
const SAME_TAP_MS = 300;
/** A screen that needs no data is usable in the moment in which it shows. */
const SAME_MOMENT_MS = 50;
/** A screen that leads on automatically does so straight away. A tap in another origin's frame is not seen. */
const LEADS_ON_MS = 1000;

interface Tap {
  at: number;
  from: string;
  /** The screen that it has led to so far. */
  to: string | null;
  usableAt: number;
  isUsable: boolean;
}

/**
 * Times each step: from the tap until the screen that it leads to can be used. A tap that leads through
 * several screens counts once, with the last. The screens leave the marks `foyer:screen` and
 * `foyer:usable`.
 *
 * @param add takes the event of a step
 */
export const followSteps = (add: (event: TelemetryEvent) => void) => {
  let tap: Tap | null = null;
  let lastUsable = Number.NEGATIVE_INFINITY;

  /** Ends the step of the last tap. */
  const end = (): void => {
    if (tap?.to && tap.to !== tap.from)
      add(stepEvent(Date.now(), { from: tap.from, to: tap.to, waitMs: tap.usableAt - tap.at }));
    tap = null;
  };
  const onMark = ({ name, startTime }: PerformanceEntry): void => {
    if (name === 'foyer:usable') {
      lastUsable = startTime;
      if (!tap?.to || tap.isUsable) return;
      tap.usableAt = startTime;
      tap.isUsable = true;
    } else if (name === 'foyer:screen' && tap) {
      if (tap.isUsable && startTime - tap.usableAt > LEADS_ON_MS) return end();
      tap.to = currentScreen();
      tap.usableAt = startTime;
      tap.isUsable = startTime - lastUsable < SAME_MOMENT_MS;
    }
  };
  const observer = new PerformanceObserver((list) => list.getEntries().forEach(onMark));
  observer.observe({ entryTypes: ['mark'] });

  const settle = (): void => {
    observer.takeRecords().forEach(onMark);
    end();
  };
  // Enter in a form clicks its button too.
  const onClick = ({ target }: MouseEvent): void => {
    if (!(target instanceof Element) || !target.closest('a, button, [role="menuitem"]')) return;
    settle();
    tap = { at: performance.now(), from: currentScreen(), to: null, usableAt: 0, isUsable: false };
  };
  const onHistory = (): void => {
    if (tap && performance.now() - tap.at > SAME_TAP_MS) settle();
  };
  document.addEventListener('click', onClick, { capture: true });
  window.addEventListener('popstate', onHistory);
  return {
    settle,
    stop: (): void => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('popstate', onHistory);
      observer.disconnect();
    },
  };
};
