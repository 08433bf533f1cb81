/** The longest that a page is waited for, in milliseconds: the old picture stands still meanwhile. */
const LONGEST_WAIT = 100;

/** Settles once the router has marked the next page, which is at its place then. */
const nextPage = (): Promise<void> =>
  new Promise((resolve) => {
    const marks = new PerformanceObserver((list) => {
      if (list.getEntriesByName('foyer:screen').length > 0) settle();
    });
    const settle = (): void => {
      marks.disconnect();
      resolve();
    };
    marks.observe({ type: 'mark' });
    setTimeout(settle, LONGEST_WAIT);
  });

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

let move: ViewTransition | undefined;

/** A part that moves gets no taps; what lies behind it gets them. So this ends the move and sends the tap again to what is there then. */
const tapThrough = ({ target, clientX, clientY }: MouseEvent): void => {
  move?.skipTransition();
  void move?.finished.then(() => {
    const there = document.elementFromPoint(clientX, clientY);
    const tap = new MouseEvent('click', { bubbles: true, cancelable: true, clientX, clientY });
    if (there !== target && (target as Element).contains(there)) there?.dispatchEvent(tap);
  });
};

/**
 * Moves hero and active tab to their new places while a page of the portal follows another; the style sheet of the
 * portal's layout names them. The link is followed by a click of our own, once the browser has its picture of the old page.
 */
const onClick = (event: MouseEvent): void => {
  const { target, isTrusted } = event;
  if (!isTrusted || !(target instanceof Element)) return;
  tapThrough(event);
  const link = target.closest<HTMLAnchorElement>('.f-portal a[href^="#/portal"]');
  const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || opensElsewhere || link.hash === location.hash || isStill()) return;
  if (!('startViewTransition' in document)) return;
  event.preventDefault();
  event.stopPropagation();
  const started = document.startViewTransition(() => {
    link.click();
    return nextPage();
  });
  move = started;
  started.ready.catch(() => undefined);
  void started.finished.then(() => {
    if (move === started) move = undefined;
  });
};

/** @returns stops it */
export const movePages = (): (() => void) => {
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
};
