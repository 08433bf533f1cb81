import { expect, test } from 'vitest';
import { changesOf } from './changes';

const place = { location_id: 'CANAL' };
const person = { email: 'm@example.com', password: 'x', place: 'main' };

test('without test accounts nothing is changed', () => {
  expect(changesOf(undefined)).toEqual([]);
});

test('each place and person that is changed has its line', () => {
  const lines = changesOf({
    places: { main: place, internal: place },
    people: { member: person, pastDue: person, disabled: person },
  });
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    'main',
    'internal',
    'member',
    'pastDue',
  ]);
  expect(lines.at(-1)).toMatch(/This is not undone\.$/);
});
