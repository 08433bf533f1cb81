import { describe, expect, test } from 'vitest';
import { brandOf } from './cardBrands';
import { en } from '../words/en';
import { codeProblem, expiryProblem, numberProblem, readExpiry } from './cardChecks';
import { caretAfter, formatCode, formatExpiry, formatNumber } from './cardFormat';

describe('a card number while it is typed', () => {
  test.each([
    ['4', '4'],
    ['42424', '4242 4'],
    ['4242-4242 4242.4242', '4242 4242 4242 4242'],
    ['42424242424242424242999', '4242 4242 4242 4242 424'],
    ['378282246310005', '3782 822463 10005'],
    ['3782822463100059', '3782 822463 10005'],
    ['abc', ''],
  ])('"%s" is shown as "%s"', (typed, shown) => {
    expect(formatNumber(typed)).toBe(shown);
  });

  test.each([
    ['4', 'visa'],
    ['51', 'mastercard'],
    ['2221', 'mastercard'],
    ['2720', 'mastercard'],
    ['2721', 'unknown'],
    ['34', 'amex'],
    ['6011', 'discover'],
    ['1', 'unknown'],
    ['', 'unknown'],
  ])('a number that begins with "%s" is %s', (digits, brand) => {
    expect(brandOf(digits).name).toBe(brand);
  });

  test('the caret stays behind as many digits as before', () => {
    expect(caretAfter('4242 4242', 4)).toBe(5);
    expect(caretAfter('4242 4242', 8)).toBe(9);
    expect(caretAfter('08 / 29', 2)).toBe(5);
  });
});

describe('an expiry date while it is typed', () => {
  test.each([
    ['8', '08'],
    ['1', '1'],
    ['12', '12'],
    ['829', '08 / 29'],
    ['0829', '08 / 29'],
    ['8/29', '08 / 29'],
    ['08/2029', '08 / 29'],
    ['08 / 2029', '08 / 29'],
    ['1/', '01'],
    ['11 / 3', '11 / 3'],
  ])('"%s" is shown as "%s"', (typed, shown) => {
    expect(formatExpiry(typed)).toBe(shown);
  });

  test('is read as a month and a year of four digits', () => {
    expect(readExpiry('08 / 29')).toEqual({ month: 8, year: 2029 });
    expect(readExpiry('08')).toBeNull();
  });
});

const today = new Date(2026, 10, 20);

describe('the message beside a field', () => {
  test.each([
    ['', 'Enter your card number.'],
    ['4242', 'Your card number is too short.'],
    ['4242 4242 4242 4241', 'Your card number has a mistake in it. Check it.'],
    ['4242 4242 4242 4242', null],
    ['3782 822463 10005', null],
  ])('card number "%s": %s', (text, problem) => {
    expect(numberProblem(text, en.fields)).toBe(problem);
  });

  test.each([
    ['', 'Enter the expiry date.'],
    ['08', 'Enter the month and year, like 08 / 29.'],
    ['13 / 29', 'Enter a month from 01 to 12.'],
    ['10 / 26', 'Your card has expired.'],
    ['11 / 26', null],
    ['08 / 99', 'Check the year.'],
  ])('expiry "%s": %s', (text, problem) => {
    expect(expiryProblem(text, today, en.fields)).toBe(problem);
  });

  test.each([
    ['', '4242', 'Enter the security code.'],
    ['12', '4242', 'The code has 3 digits.'],
    ['123', '3782', 'The code has 4 digits.'],
    ['1234', '3782', null],
  ])('security code "%s" of a card %s…: %s', (code, number, problem) => {
    expect(codeProblem(code, number, en.fields)).toBe(problem);
  });

  test('a security code keeps only as many digits as its brand uses', () => {
    expect(formatCode('12a345', 3)).toBe('123');
  });
});
