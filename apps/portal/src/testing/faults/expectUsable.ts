import { screen, waitFor } from '@testing-library/react';
import { areRequestsUnderWay } from './recordCalls';

const operable = (element: HTMLElement): boolean =>
  !element.hasAttribute('disabled') && element.getAttribute('aria-disabled') !== 'true';

/** What is wrong with the page, or null; a dialog in front of it may have the control. */
const debt = (): string | null => {
  const main = document.querySelector('main');
  if (!main) return 'there is no main part';
  if (main.closest('[aria-busy=true]') ?? main.querySelector('[aria-busy=true]'))
    return 'it is still loading';
  if (!document.querySelector('h1')?.textContent) return 'it has no heading';
  const ways = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')];
  return ways.some(operable) ? null : 'it leads nowhere';
};

/** How often in a row the page must be usable before it counts as settled. */
const LOOKS = 3;

/**
 * Expects a usable page whatever failed: it has stopped loading, has a heading and has a control.
 *
 * @throws Error with a short reason instead of the whole page
 */
export const expectUsable = async (): Promise<void> => {
  let fine = 0;
  await waitFor(
    () => {
      const owed = areRequestsUnderWay() ? 'requests are under way' : debt();
      fine = owed ? 0 : fine + 1;
      if (fine < LOOKS) throw new Error(owed ?? 'it has only just settled');
    },
    {
      interval: 15,
      timeout: 15_000,
      onTimeout: (error) => new Error(`${error.message.split('\n')[0] ?? ''} (${document.title})`),
    },
  );
};
