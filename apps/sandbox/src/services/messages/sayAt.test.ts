import { describe, expect, test } from 'vitest';
import type { SiteRow } from '../sites/findSite';
import { speakingTo } from './say';
import { sayAt } from './sayAt';

const details: Partial<SiteRow['details']> = { aliases: { plan: { one: 'pass', many: 'passes' } } };
const venue = { details } as SiteRow;

// SITE-5
describe('a message of a venue with its own word for a plan', () => {
  test('says that word, also in the name of the menu', () => {
    expect(sayAt(venue, 'cancelHow')).toBe('Log in and open My Pass.');
    expect(sayAt(null, 'cancelHow')).toBe('Log in and open My Plan.');
  });

  test('leaves the name of a plan and of a venue as it is', () => {
    expect(sayAt(venue, 'orderedText', { item: 'Family plan', site: 'Plan B' })).toBe(
      'You ordered the Family plan pass at Plan B.',
    );
  });

  test('stays unchanged in a language that has no such word', () => {
    const said = speakingTo({ language: 'de' }, venue, () => sayAt(venue, 'cancelHow'));
    expect(said).not.toContain('Pass');
  });
});
