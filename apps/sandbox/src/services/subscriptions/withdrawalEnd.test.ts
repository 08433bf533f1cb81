import { describe, expect, test } from 'vitest';
import { withdrawalEnd } from './withdrawalEnd';

// LAW-5
describe('the right to withdraw ends', () => {
  test.each([
    ['after the whole of the fourteenth day', '2026-12-01T09:00', '2026-12-15'],
    ['a day later where the site’s own day had begun', '2026-12-01T23:30', '2026-12-16'],
    ['on Monday where the last day is a Saturday', '2026-11-28T12:00', '2026-12-14'],
    ['on Monday where the last day is a Sunday', '2026-11-29T12:00', '2026-12-14'],
  ])('%s', (_, ordered, last) => {
    expect(new Date(withdrawalEnd(Date.parse(`${ordered}:00Z`), 14)).toISOString()).toBe(
      `${last}T23:59:59.999Z`,
    );
  });
});
