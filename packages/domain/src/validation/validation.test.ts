import { describe, expect, it } from 'vitest';
import { maxLengths } from '../constants/maxLengths';
import { parsePhone } from './phone';
import { firstProblem, formProblems, problems, type Rule } from './validate';
import {
  accepted,
  email,
  emailDomain,
  mac,
  maxLength,
  password,
  phone,
  required,
} from './fieldRules';

const key = (rule: Rule, value: string) => {
  const answer = rule(value);
  return answer === true ? true : answer.key;
};

describe('the maximum lengths', () => {
  it('have the values of rule FORM-1', () => {
    expect(maxLengths).toEqual({
      deviceName: 50,
      firstName: 50,
      lastName: 50,
      email: 100,
      phone: 50,
      password: 200,
      zoneName: 30,
      description: 500,
      buildingName: 50,
      siteName: 50,
      guestName: 50,
      fullName: 100,
    });
  });

  it.each([
    ['zoneName', 30, true],
    ['zoneName', 31, false],
    ['description', 500, true],
    ['description', 501, false],
    ['firstName', 0, true],
  ] as const)('%s may have %i characters: %s', (field, length, fits) => {
    expect(maxLength(field)('x'.repeat(length)) === true).toBe(fits);
  });

  it('count code points, and the message names the limit', () => {
    expect(maxLength('zoneName')('🏕'.repeat(30))).toBe(true);
    expect(maxLength('zoneName')('x'.repeat(31))).toEqual({
      key: 'validation.maxLength',
      values: { max: 30 },
    });
  });
});

describe('a required field', () => {
  it.each([
    ['x', true],
    [' x ', true],
    ['', 'validation.required'],
    ['   ', 'validation.required'],
  ])('"%s": %s', (value, answer) => {
    expect(key(required, value)).toBe(answer);
  });
});

describe('an email address has one @ and a dot', () => {
  it.each([
    ['ann@example.com'],
    [' ann@example.com '],
    ["o'hara+wifi@mail.example.co.uk"],
    ['ann@münchen.example'],
    [''],
  ])('"%s" passes', (value) => {
    expect(email(value)).toBe(true);
  });

  it.each([
    ['ann'],
    ['ann@example'],
    ['@example.com'],
    ['ann@@example.com'],
    ['ann@bob@example.com'],
    ['ann@.com'],
    ['ann@example.'],
    ['ann@example..com'],
    ['an n@example.com'],
    ['ann@example.com bob'],
    ['ann@example.com@'],
    ['ann@exam ple.com'],
  ])('"%s" does not', (value) => {
    expect(key(email, value)).toBe('validation.email');
  });
});

describe('an email domain', () => {
  const rule = emailDomain(['example.com', 'example.org']);

  it('passes if it is allowed or empty', () => {
    expect(rule('ann@example.org')).toBe(true);
    expect(rule('')).toBe(true);
  });

  it('gets a message with the allowed domains', () => {
    expect(rule('ann@other.org')).toEqual({
      key: 'validation.emailDomain',
      values: { domains: ['@example.com', '@example.org'] },
    });
  });
});

describe('parsePhone reads a phone number into E.164', () => {
  it.each([
    ['+447700900123', '+447700900123'],
    ['+44 7700 900 123', '+447700900123'],
    ['+44 (0)7700-900.123', '+447700900123'],
    ['0044 7700 900123', '+447700900123'],
    ['+1/212/555/0100', '+12125550100'],
    ['+1234567', '+1234567'],
    ['+123456789012345', '+123456789012345'],
  ])('%s is %s', (text, number) => {
    expect(parsePhone(text)).toBe(number);
    expect(phone(text)).toBe(true);
  });

  it.each([
    ['07700 900123'],
    ['+0447700900123'],
    ['+123456'],
    ['+1234567890123456'],
    ['+44 call'],
    ['x+447700900123'],
    ['+447700900123 or so'],
  ])('%s is not a phone number', (text) => {
    expect(parsePhone(text)).toBeNull();
    expect(key(phone, text)).toBe('validation.phone');
  });

  it('an empty phone field passes', () => {
    expect(phone('')).toBe(true);
  });
});

describe('a password has 8 to 200 characters', () => {
  it.each([
    ['12345678', true],
    ['        ', true],
    ['pässwörd', true],
    ['', true],
    ['1234567', 'validation.password'],
    ['🏕🏕🏕🏕', 'validation.password'],
    ['x'.repeat(200), true],
    ['x'.repeat(201), 'validation.maxLength'],
  ])('"%s": %s', (value, answer) => {
    expect(key(password, value)).toBe(answer);
  });

  it('the message names the minimum', () => {
    expect(password('x')).toEqual({ key: 'validation.password', values: { min: 8 } });
  });
});

describe('other rules', () => {
  it('accept a MAC address in any notation', () => {
    expect(mac('a483.e712.3456')).toBe(true);
    expect(mac('')).toBe(true);
    expect(key(mac, 'a4:83')).toBe('validation.mac');
    expect(key(mac, '01:00:5e:00:00:fb')).toBe('validation.macReserved');
  });

  it('require a ticked checkbox', () => {
    expect(accepted(true)).toBe(true);
    expect(accepted(false)).toEqual({ key: 'validation.accepted' });
  });
});

describe('a form', () => {
  const rules = [required, maxLength('zoneName'), email];

  it('shows one error at a time, the first', () => {
    expect(firstProblem('x'.repeat(31), rules)?.key).toBe('validation.maxLength');
    expect(firstProblem('', rules)?.key).toBe('validation.required');
    expect(firstProblem('a@b.c', rules)).toBeNull();
    expect(firstProblem('', [])).toBeNull();
  });

  it('can show all of them', () => {
    expect(problems('x'.repeat(31), rules).map((problem) => problem.key)).toEqual([
      'validation.maxLength',
      'validation.email',
    ]);
  });

  it('has one error for each field that is not valid', () => {
    const values = { email: 'ann', firstName: 'Ann', lastName: '' };
    const found = formProblems(values, { email: [required, email], firstName: [required] });
    expect(found).toEqual({ email: { key: 'validation.email' } });
  });

  it('does not check a field without rules', () => {
    expect(formProblems({ email: '' }, { email: undefined })).toEqual({});
  });

  it('checks a missing field as an empty one', () => {
    const values: Record<string, string> = {};
    expect(formProblems(values, { email: [required] })).toEqual({
      email: { key: 'validation.required' },
    });
  });
});
