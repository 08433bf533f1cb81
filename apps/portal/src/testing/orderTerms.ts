import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';

/** What stands above the button of every order at the sandbox's sites that sell in pounds. */
export const orderTerms = [
  'You have 14 days to withdraw from this order.',
  /^You can change everything until you place the order\. We’ll then email you the contract/,
  'All prices include tax.',
  'Sold by Foyer Networks Ltd, 18 Canal Street, Manchester M1 3HE.',
  /^Phone: [\d ]+\./,
];

/** How to cancel a plan without a minimum term at these sites. */
export const howToCancel =
  'To cancel, log in and open My Plan, or choose “Cancel contract” on any page.';

/** Expects each text once, above the button. Rule LAW-10. */
export const expectAbove = (button: HTMLElement, texts: readonly (string | RegExp)[]): void => {
  for (const text of texts)
    expect(screen.getByText(text).compareDocumentPosition(button)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
};

/** Ticks each box of an order, and presses the button below them. Rule LAW-9. */
export const agreeAndContinue = async (user: UserEvent): Promise<void> => {
  const onwards = await screen.findByRole('button', { name: /^(?:Continue to|Order) / });
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(onwards);
};

/** A first page loads its code before. */
const FIRST_PAGE = { timeout: 20_000 };

/** Where a site has no terms and no right to withdraw, there is nothing to agree to once that is known. */
export const orderWithoutBoxes = async (user: UserEvent, name: string | RegExp): Promise<void> => {
  const onwards = await screen.findByRole('button', { name }, FIRST_PAGE);
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull(), FIRST_PAGE);
  await user.click(onwards);
};
