import type { HttpError } from '@foyer/api-client';
import { wireErrors } from '@foyer/api-client/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changeLanguage } from '~/shared/i18n/chosenLanguage';
import { hasText, loadTexts, startI18n } from '~/shared/i18n/i18n';
import { inOwnWords } from './inOwnWords';

const refusal = (changes: Partial<HttpError> = {}): HttpError => ({
  kind: 'http',
  call: 'changePassword',
  status: 400,
  code: 'PASSWORD_WRONG',
  message: 'That isn’t your current password.',
  authError: null,
  fields: { existingPassword: 'That isn’t your current password.' },
  retryAfter: null,
  ...changes,
});

/** The calls that these refuse have their own page or text, in every language. */
const WITHOUT_WORDS = ['UNAUTHORISED', 'NOT_FOUND', 'SITE_NOT_FOUND'];

beforeAll(startI18n);
afterEach(() => changeLanguage('en'));

describe('a refusal', () => {
  it('is said in the language of the page, beside its field too', async () => {
    await changeLanguage('ar');
    const { message, fields } = await inOwnWords(refusal());
    expect(message).toMatch(/\p{Script=Arabic}/u);
    expect(fields).toEqual({ existingPassword: message });
  });

  it('keeps the header text by which the catalogue knows a failed log-in', async () => {
    await changeLanguage('ar');
    const login = refusal({ status: 401, code: 'FORBIDDEN', authError: 'Bad credentials' });
    expect((await inOwnWords(login)).authError).toBe('Bad credentials');
    const limit = refusal({ status: 429, code: 'TOO_MANY_REQUESTS', authError: 'Wait.' });
    expect((await inOwnWords(limit)).authError).toMatch(/\p{Script=Arabic}/u);
  });

  it.each([
    ['DEVICE_SLOTS_FULL', 'Wenn Sie Gast sind, bitten Sie Ihren Gastgeber darum.'],
    ['CODE_EXPIRED', 'Dieser Code oder Link gilt nicht mehr.'],
  ])('is true for a guest with a pass, too: %s', async (code, said) => {
    await changeLanguage('de');
    expect((await inOwnWords(refusal({ code }))).message).toContain(said);
  });

  it('keeps the server’s words for a code that we do not know', async () => {
    await changeLanguage('ar');
    const unknown = refusal({ code: 'NEWER' });
    expect(await inOwnWords(unknown)).toEqual(unknown);
    expect(await inOwnWords(refusal({ code: null }))).toEqual(refusal({ code: null }));
  });

  it('has words for every code of the contract that a screen shows', async () => {
    await loadTexts('refusals');
    const silent = Object.keys(wireErrors).filter((code) => !hasText(`refusals:${code}`));
    expect(silent.toSorted()).toEqual(WITHOUT_WORDS.toSorted());
  });
});
