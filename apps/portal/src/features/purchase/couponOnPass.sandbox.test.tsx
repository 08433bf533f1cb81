import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openNewAccount } from '~/testing/newAccount';

// COUPON-2
it.each([
  ['a plan that doesn’t renew', 'leaves out', 'tc-standard-1day', '£3.00 off'],
  ['a plan that renews', 'names', 'tc-single-4weeks', '£3.00 off, 3 payments'],
])('the order of %s %s the number of payments of its coupon', async (_plan, _does, plan, words) => {
  const path = `/select-plan?plan=${plan}&coupon=TIDE3&step=confirm-plan`;
  await openNewAccount(path, undefined, 'trenance-cove');
  await screen.findByRole('heading', { level: 1, name: /Check your order/ });
  const order = await screen.findByText('−£3.00');
  expect(order.closest('dl')).toHaveTextContent(words);
  expect(order.closest('dl')?.textContent.includes('3 payments')).toBe(words.endsWith('payments'));
});
