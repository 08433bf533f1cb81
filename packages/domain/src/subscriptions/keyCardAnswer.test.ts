import { expect, test } from 'vitest';
import type { AccessStatus } from './accessStatus';
import { keyCardAnswer, type KeyCardAnswer } from './keyCardAnswer';

const at = Date.UTC(2026, 11, 22);
const pauseEnds = Date.UTC(2027, 2, 3);
const access = (title: Extract<KeyCardAnswer, { lead: 'access' }>['title']): KeyCardAnswer => ({
  lead: 'access',
  title,
});

// CARD-1
test.each<[AccessStatus, KeyCardAnswer | null]>([
  [
    { kind: 'until', at },
    { lead: 'validUntil', at },
  ],
  [
    { kind: 'pausing', at },
    { lead: 'validUntil', at },
  ],
  [
    { kind: 'ending', at },
    { lead: 'validUntil', at },
  ],
  [{ kind: 'ending', at: null }, access('active')],
  [
    { kind: 'renews', at },
    { lead: 'renewsOn', at },
  ],
  [
    { kind: 'changes', at },
    { lead: 'changesOn', at },
  ],
  [{ kind: 'paused' }, { lead: 'pausedUntil', at: pauseEnds }],
  [{ kind: 'open' }, access('active')],
  [{ kind: 'included' }, access('included')],
  // The boost ends, and not the access.
  [{ kind: 'boosted', title: 'Exam boost', at }, access('included')],
  [{ kind: 'pastDue', amount: null }, access('due')],
  [{ kind: 'settingUp' }, null],
  [{ kind: 'none' }, null],
])('a key card answers %j', (status, expected) => {
  expect(keyCardAnswer(status, pauseEnds)).toEqual(expected);
});

test('a pause without an end is only a pause', () => {
  expect(keyCardAnswer({ kind: 'paused' }, null)).toEqual(access('paused'));
});
