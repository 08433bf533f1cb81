import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { instant } from './answerSchemas';

const here = process.env['TZ'];
beforeEach(() => {
  process.env['TZ'] = 'America/New_York';
});
afterEach(() => {
  if (here === undefined) delete process.env['TZ'];
  else process.env['TZ'] = here;
});

// API-5
describe('a date of an answer', () => {
  it.each([
    ['in UTC', '2026-11-26T10:30:00.000Z', '2026-11-26T10:30:00.000Z'],
    ['with an offset', '2026-11-26T10:30:00+01:00', '2026-11-26T09:30:00.000Z'],
    ['without a zone', '2026-11-26T10:30:00', '2026-11-26T10:30:00.000Z'],
    ['without a zone, with milliseconds', '2026-11-26T10:30:00.123', '2026-11-26T10:30:00.123Z'],
    ['without a zone and seconds', '2026-11-26T10:30', '2026-11-26T10:30:00.000Z'],
    ['as databases write it', '2026-11-26 10:30:00', '2026-11-26T10:30:00.000Z'],
    ['of a whole day', '2026-11-26', '2026-11-26T00:00:00.000Z'],
  ])('is read in UTC where it is written %s', (_, text, read) => {
    expect(v.parse(instant, text)).toBe(Date.parse(read));
  });

  it.each(['', 'soon', '2026-13-45T00:00:00'])('is an error for “%s”', (text) => {
    expect(v.safeParse(instant, text).success).toBe(false);
  });
});
