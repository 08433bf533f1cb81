import i18next from 'i18next';
import { afterAll, describe, expect, it } from 'vitest';
import { changeLanguage, defineTexts, startI18n } from './i18n';

const texts = { help: 'Help: {{phone}}' };
const arabic = { help: 'المساعدة: {{phone}}' };

describe('what is put into a text', () => {
  afterAll(() => changeLanguage('en'));

  it('keeps its own direction where the language reads from right to left', async () => {
    defineTexts('i18nTest', texts, { './ar.json': () => Promise.resolve({ default: arabic }) });
    await startI18n();
    const say = () => i18next.t('i18nTest:help', { phone: '0330 808 <4410>' });
    expect(say()).toBe('Help: 0330 808 <4410>');
    await changeLanguage('ar');
    expect(say()).toBe('المساعدة: \u20680330 808 <4410>\u2069');
  });
});
