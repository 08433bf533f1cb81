import { expect, it } from 'vitest';
import { americanSpelling } from './americanSpelling';

// SITE-18
it.each([
  ['You’ve cancelled. Cancelling is free.', 'You’ve canceled. Canceling is free.'],
  ['Check your cancellation.', 'Check your cancellation.'],
  ['We don’t recognise this centre’s colours.', 'We don’t recognize this center’s colors.'],
  [
    'Personalised, by cheque, in your favourite grey',
    'Personalized, by check, in your favorite gray',
  ],
  [
    'As fast as your plan allows: your hour, four metres away',
    'As fast as your plan allows: your hour, four meters away',
  ],
  ['Postcode', 'ZIP code'],
])('%s', (british, american) => {
  expect(americanSpelling(british)).toBe(american);
});
