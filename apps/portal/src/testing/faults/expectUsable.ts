import { screen, waitFor } from '@testing-library/react';
import { areRequestsUnderWay } from './requests';

const operable = (element: HTMLElement): boolean =>
  !element.hasAttribute('disabled') && element.getAttribute('aria-disabled') !== 'true';

/** What the page still owes, or null; a dialog in front of it may be what leads on. */
const debt = (): string | null => {
  const main = document.querySelector('main');
  if (!main) return 'there is no main part';
  if (main.closest('[aria-busy=true]') ?? main.querySelector('[aria-busy=true]'))
    return 'it is still loading';
  if (!document.querySelector('h1')?.textContent) return 'it has no heading';
  const ways = [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')];
  return ways.some(operable) ? null : 'it leads nowhere';
};

/** Looks in a row, a moment apart, for which a page has to be fine before it counts as settled. */
const LOOKS = 3;

/**
 * What a page owes to a person whatever went wrong: it has stopped loading, it has a heading, and
 * there is something on it to go on with.
 *
 * @throws Error in a few words, rather than with the whole page
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
