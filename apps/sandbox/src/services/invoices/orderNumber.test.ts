import { describe, expect, test } from 'vitest';
import { orderNumber, readOrderNumber } from './orderNumber';

// LAW-4
describe('an order number', () => {
  test('has letters that differ for the same running number', () => {
    const made = new Set(Array.from({ length: 20 }, () => orderNumber('10483')));
    expect(made.size).toBeGreaterThan(18);
    for (const number of made) expect(readOrderNumber(number)).toBe(number);
  });

  test.each([
    ['FW-10483-K7QM2'],
    [' fw 10483 k7qm2 '],
    ['fw10483k7qm2'],
    ['10483-K7QM2'],
    ['FW–10483–K7QM2.'],
  ])('is read as it is typed: %s', (text) => {
    expect(readOrderNumber(text)).toBe('FW-10483-K7QM2');
  });

  test('may have letters that are digits', () => {
    expect(readOrderNumber('FW-10483-23456')).toBe('FW-10483-23456');
  });

  test.each([['FW-10483'], ['FW-10483-K1QM0'], [''], ['K7QM2']])('is not %s', (text) => {
    expect(readOrderNumber(text)).toBeNull();
  });
});
