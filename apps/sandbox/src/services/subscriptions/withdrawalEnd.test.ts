import { describe, expect, test } from 'vitest';
import { withdrawalEnd } from './withdrawalEnd';

// LAW-5
describe('the right to withdraw ends', () => {
  test.each([
    ['after the whole of the fourteenth day', 'GB', '2026-12-01T09:00', '2026-12-15'],
    ['a day later where the site’s own day had begun', 'GB', '2026-12-01T23:30', '2026-12-16'],
    ['on Monday where the last day is a Saturday', 'GB', '2026-11-28T12:00', '2026-12-14'],
    ['on Monday where the last day is a Sunday', 'GB', '2026-11-29T12:00', '2026-12-14'],
    ['after Christmas and the weekend in Germany', 'DE', '2026-12-11T12:00', '2026-12-28'],
    ['after New Year and the weekend in Germany', 'DE', '2026-12-18T12:00', '2027-01-04'],
    ['after Easter Monday in Germany', 'DE', '2027-03-12T12:00', '2027-03-30'],
    ['on Good Friday in France, a working day there', 'FR', '2027-03-12T12:00', '2027-03-26'],
    ['after Ascension Day in France', 'FR', '2027-04-22T12:00', '2027-05-07'],
    ['after Whit Monday in Germany', 'DE', '2027-05-03T12:00', '2027-05-18'],
  ])('%s', (_, country, ordered, last) => {
    const site = { details: { country, consumerRights: { withdrawalDays: 14 } } };
    const end = withdrawalEnd(site, Date.parse(`${ordered}:00Z`));
    expect(new Date(end ?? 0).toISOString()).toBe(`${last}T23:59:59.999Z`);
  });
});
