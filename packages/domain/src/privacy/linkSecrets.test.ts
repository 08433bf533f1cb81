import { describe, expect, it } from 'vitest';
import { takeLinkSecrets } from './linkSecrets';

describe('the secrets of a link', () => {
  it.each([
    ['?status=verify&code=A7', '?status=verify', 'A7'],
    ['?code=A7', '', 'A7'],
    ['code=A%207&tab=activate', '?tab=activate', 'A 7'],
    [
      '?payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_x&redirect_status=failed',
      '?payment_intent=pi_1&redirect_status=failed',
      null,
    ],
    ['?code=50%', '', '50%'],
    ['?token=abc&location_id=wharf', '?location_id=wharf', null],
  ])('of %s leave %s in the address', (search, rest, code) => {
    expect(takeLinkSecrets(search)).toEqual({ search: rest, code });
  });

  it.each([[''], ['?plan=plus&coupon=SPRING'], ['?customer_code=CANAL']])(
    'are none in %s, which stays',
    (search) => {
      expect(takeLinkSecrets(search)).toBeNull();
    },
  );
});
