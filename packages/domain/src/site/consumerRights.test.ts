import { describe, expect, it } from 'vitest';
import { offeredTerminations, type ConsumerRights } from './consumerRights';

const rights = (over: Partial<ConsumerRights>): ConsumerRights => ({
  withdrawalDays: null,
  cancelsOnline: false,
  cancelsInOneStep: false,
  pricesIncludeTax: false,
  buttonNamesObligation: false,
  seller: null,
  ...over,
});

describe('a site offers to end a contract without logging in', () => {
  it.each([
    ['in no way where its country gives no rights', null, []],
    ['in no way where it names no right', rights({}), []],
    ['by withdrawing for some days', rights({ withdrawalDays: 14 }), ['withdraw']],
    ['by cancelling', rights({ cancelsOnline: true }), ['cancel']],
    ['in both ways', rights({ withdrawalDays: 14, cancelsOnline: true }), ['withdraw', 'cancel']],
  ] as const)('%s', (_, given, offered) => {
    expect(offeredTerminations(given)).toEqual(offered);
  });
});
