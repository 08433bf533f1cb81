import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from '~/shared/i18n/chosenLanguage';
import { setOwnTexts, startI18n, t, translate } from '~/shared/i18n/i18n';
import { logger } from '~/shared/logging/logger';
import { followOwnTexts } from './followOwnTexts';

const answers = (files: Record<string, string>) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const text = files[String(address)];
    return Promise.resolve(new Response(text ?? '', { status: text === undefined ? 404 : 200 }));
  });

const log = () => vi.spyOn(logger, 'logOnce').mockImplementation(() => undefined);

let stop = (): void => undefined;
const follow = async (...languages: string[]): Promise<void> => {
  const followed = followOwnTexts(languages);
  stop = followed.stop;
  await followed.first;
};

beforeAll(startI18n);
afterEach(async () => {
  stop();
  vi.restoreAllMocks();
  setOwnTexts('en', {});
  setOwnTexts('ar', {});
  await changeLanguage('en');
});

describe('an operator’s own texts', () => {
  it('come before the portal’s, key by key', async () => {
    answers({
      'texts/en.json': '{"common":{"logIn":"Come in"},"landing":{"title":"Nearly there."}}',
    });
    await follow('en');
    expect([t('logIn'), t('landing:title'), t('logOut')]).toEqual([
      'Come in',
      'Nearly there.',
      'Log out',
    ]);
  });

  it('are asked for in a language that the person chooses later', async () => {
    const asked = answers({ 'texts/ar.json': '{"common":{"logIn":"تفضل"}}' });
    await follow('ar');
    expect(asked).not.toHaveBeenCalled();
    await changeLanguage('ar');
    await vi.waitFor(() => expect(t('logIn')).toBe('تفضل'));
  });

  it('in English stand in for what the language of the page lacks', async () => {
    answers({ 'texts/en.json': '{"own":{"greeting":"Hello from the inn"}}' });
    await changeLanguage('ar');
    await follow('en');
    expect(translate('own', 'greeting')).toBe('Hello from the inn');
  });

  it('are asked for again once the browser is online, where the network has failed', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed'));
    const logged = log();
    await follow('en');
    expect(logged).not.toHaveBeenCalled();
    fetched.mockResolvedValue(Response.json({ common: { logIn: 'Come in' } }));
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(t('logIn')).toBe('Come in'));
  });

  it.each([
    ['is missing', undefined],
    ['is not JSON', '{"common":'],
    ['is a list', '[]'],
    ['has a number for a text', '{"common":{"logIn":7}}'],
    ['has texts without a namespace', '{"logIn":"Come in"}'],
  ])('change nothing and are reported where the file %s', async (_, text) => {
    answers(text === undefined ? {} : { 'texts/en.json': text });
    const logged = log();
    await follow('en');
    expect(t('logIn')).toBe('Log in');
    expect(logged).toHaveBeenCalledWith(
      'texts en',
      expect.objectContaining({ context: expect.objectContaining({ file: 'texts/en.json' }) }),
    );
  });
});
