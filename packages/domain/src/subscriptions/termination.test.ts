import { describe, expect, it } from 'vitest';
import type { TerminationKind } from '../site/consumerRights';
import { endsStraightAway } from './termination';

const asOf = 1_000_000;

describe('a contract that a user ends', () => {
  it.each<[what: string, kind: TerminationKind, endsAt: number, is: boolean]>([
    ['withdrawn from ends straight away', 'withdraw', asOf, true],
    ['withdrawn from ends straight away, whatever the answer says', 'withdraw', asOf + 5, true],
    ['cancelled with paid time left ends later', 'cancel', asOf + 1, false],
    ['cancelled without paid time left ends straight away', 'cancel', asOf, true],
  ])('and that is %s', (_, kind, endsAt, is) => {
    expect(endsStraightAway(kind, { endsAt, asOf })).toBe(is);
  });
});
