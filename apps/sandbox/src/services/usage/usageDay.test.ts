import { HOUR, MINUTE } from '@foyer/domain';
import { describe, expect, it } from 'vitest';
import { partsByDay, usageDay } from './usageDay';

const NEW_YORK = 'America/New_York';

// USAGE-2
describe('a day of usage', () => {
  it('begins at midnight on the clocks of the site', () => {
    const at = Date.parse('2026-11-27T03:30:00Z');
    expect(usageDay(at, NEW_YORK)).toBe('2026-11-26');
    expect(usageDay(at, 'UTC')).toBe('2026-11-27');
  });

  it('gets its own part of a time that goes past midnight', () => {
    const midnight = Date.parse('2026-11-27T05:00:00Z');
    expect(partsByDay(midnight - 2 * MINUTE, midnight + 3 * MINUTE, NEW_YORK)).toEqual([
      { day: '2026-11-26', ms: 2 * MINUTE },
      { day: '2026-11-27', ms: 3 * MINUTE },
    ]);
    expect(partsByDay(midnight, midnight + 30 * HOUR, NEW_YORK)).toEqual([
      { day: '2026-11-27', ms: 24 * HOUR },
      { day: '2026-11-28', ms: 6 * HOUR },
    ]);
  });

  it('has 25 hours when the clocks go back', () => {
    const midnight = Date.parse('2026-11-01T04:00:00Z');
    expect(partsByDay(midnight, midnight + 26 * HOUR, NEW_YORK)).toEqual([
      { day: '2026-11-01', ms: 25 * HOUR },
      { day: '2026-11-02', ms: HOUR },
    ]);
  });
});
