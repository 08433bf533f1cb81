import { expect, test } from 'vitest';
import { venues } from './venues/venues';

/** Words that are true on the day of the seeding alone. */
const passes =
  /\b(yesterday|today|tonight|last \w+|this (morning|afternoon|evening)|to go|until \w+|is over|are over)\b/;

test('the console says nothing of a person that time alone makes untrue', () => {
  const said = venues.flatMap(({ personas }) => personas.map(({ about }) => about));
  expect(said.filter((about) => passes.test(about))).toEqual([]);
});
