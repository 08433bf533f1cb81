import { describe, expect, it } from 'vitest';
import { aSiteUser } from '../testing/aSiteUser';
import { firstProblem } from '../validation/validate';
import { type RegistrationField, rulesForField, rulesForForm } from './registrationFields';
import { needsFinishing, unfinishedParts } from './unfinishedRegistration';

const field = (name: string, required = true): RegistrationField => ({
  name,
  required,
  label: null,
});
const site = { allowedEmailDomains: ['example.com'] };

describe('a registration is unfinished', () => {
  it.each([
    ['not when nothing is missing', aSiteUser(), [field('email'), field('mobile')], true, false],
    [
      'no: every field is required and filled in',
      aSiteUser(),
      ['email', 'firstName', 'lastName', 'mobile', 'phone', 'password'].map((name) => field(name)),
      true,
      false,
    ],
    ['when a required field is empty', aSiteUser({ mobile: null }), [field('mobile')], true, true],
    [
      'yes: a required field is blank',
      aSiteUser({ lastName: ' ' }),
      [field('lastName')],
      true,
      true,
    ],
    [
      'no: an optional field is empty',
      aSiteUser({ mobile: null }),
      [field('mobile', false)],
      true,
      false,
    ],
    [
      'yes: the phone is required under its other name',
      aSiteUser({ mobile: null }),
      [field('phone')],
      true,
      true,
    ],
    [
      'yes: the first name is empty',
      aSiteUser({ firstName: '' }),
      [field('firstName')],
      true,
      true,
    ],
    ['when the email address is empty', aSiteUser({ email: '' }), [field('email')], true, true],
    ['when a field of the site’s own is empty', aSiteUser(), [field('flat')], true, true],
    ['not when it is there', aSiteUser({ details: { flat: '4b' } }), [field('flat')], true, false],
    ['when a field has an odd name', aSiteUser(), [field('constructor')], true, true],
    ['when current terms are not accepted', aSiteUser(), [], false, true],
    ['when no password was chosen', aSiteUser({ hasPassword: false }), [], true, true],
    ['not when the password asked for was chosen', aSiteUser(), [field('password')], true, false],
    [
      'yes: the required password is not set',
      aSiteUser({ hasPassword: false }),
      [field('password')],
      true,
      true,
    ],
  ])('%s', (_, user, fields, termsAccepted, unfinished) => {
    expect(needsFinishing(unfinishedParts(user, fields, termsAccepted))).toBe(unfinished);
  });

  it('unfinishedParts lists what is missing', () => {
    const user = aSiteUser({ mobile: null, hasPassword: false });
    expect(unfinishedParts(user, [field('mobile'), field('email')], false)).toEqual({
      fields: [field('mobile')],
      terms: true,
      password: true,
    });
  });
});

const problemIn = (name: string, value: string, required = false) =>
  firstProblem(value, rulesForField(field(name, required), site))?.key ?? null;

describe('the rules of a registration field', () => {
  it.each([
    ['email', 'ann', 'validation.email'],
    ['email', 'ann@other.org', 'validation.emailDomain'],
    ['email', `${'a'.repeat(90)}@example.com`, 'validation.maxLength'],
    ['email', 'ann@example.com', null],
    ['mobile', '0770', 'validation.phone'],
    ['mobile', '+447700900123', null],
    ['phone', '0770', 'validation.phone'],
    ['phone', '0'.repeat(51), 'validation.maxLength'],
    ['mobile', '0'.repeat(51), 'validation.maxLength'],
    ['password', 'short', 'validation.password'],
    ['firstName', 'x'.repeat(51), 'validation.maxLength'],
    ['lastName', 'x'.repeat(51), 'validation.maxLength'],
    ['zoneName', 'x'.repeat(31), 'validation.maxLength'],
    ['buildingName', 'x'.repeat(51), 'validation.maxLength'],
    ['siteName', 'x'.repeat(51), 'validation.maxLength'],
    ['flat', 'x'.repeat(500), null],
    ['flat', 'x'.repeat(501), 'validation.maxLength'],
    ['constructor', 'x'.repeat(501), 'validation.maxLength'],
  ])('%s: "%s" (%s)', (name, value, key) => {
    expect(problemIn(name, value)).toBe(key);
  });

  it.each([
    ['firstName', 50],
    ['lastName', 50],
    ['email', 100],
    ['mobile', 50],
    ['phone', 50],
    ['zoneName', 30],
    ['buildingName', 50],
    ['siteName', 50],
    ['flat', 500],
  ])('%s has at most %i characters', (name, max) => {
    const problem = firstProblem('x'.repeat(501), rulesForField(field(name), site));
    expect(problem?.values).toEqual({ max });
  });

  it('a required field must be filled in first', () => {
    expect(problemIn('email', '', true)).toBe('validation.required');
    expect(problemIn('email', '', false)).toBeNull();
  });

  it('rulesForForm has the rules of every field', () => {
    const rules = rulesForForm([field('email'), field('flat', false)], site);
    expect(Object.keys(rules)).toEqual(['email', 'flat']);
    expect(rules.email).toHaveLength(4);
  });
});
