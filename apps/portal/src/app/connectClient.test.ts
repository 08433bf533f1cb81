import type { HttpError } from '@foyer/api-client';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { changeLanguage } from '~/shared/i18n/chosenLanguage';
import { startI18n } from '~/shared/i18n/i18n';
import { sayInOwnWords } from './connectClient';

const refusal: HttpError = {
  kind: 'http',
  call: 'changePassword',
  status: 400,
  code: 'PASSWORD_WRONG',
  message: 'What the server says.',
  authError: null,
  fields: {},
  retryAfter: null,
};

beforeAll(startI18n);
afterEach(() => changeLanguage('en'));

it.each([
  ['en', null],
  ['en', 'en-GB'],
  ['ar', 'ar'],
])('a refusal on a page in %s keeps the words of a server that writes %s', async (page, server) => {
  await changeLanguage(page);
  expect(await sayInOwnWords(refusal, server)).toEqual(refusal);
});

it.each([
  ['ar', null],
  ['en', 'ar'],
  ['en', 'nl'],
])(
  'a refusal on a page in %s is said in its words, where the server writes %s',
  async (page, server) => {
    await changeLanguage(page);
    expect((await sayInOwnWords(refusal, server)).message).not.toBe(refusal.message);
  },
);
