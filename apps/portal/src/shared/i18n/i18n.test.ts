import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from './chosenLanguage';
import { loadTexts, startI18n, t, withTexts } from './i18n';
import { englishFiles, languageFiles } from './textFiles';

const offline = new Error('offline');

beforeAll(startI18n);
afterEach(async () => {
  vi.restoreAllMocks();
  await changeLanguage('en');
});

describe('a value inside a text', () => {
  it('keeps its own direction where the language reads from right to left', async () => {
    const help = () => t('helpPhone', { phone: '0330 808 <4410>' });
    expect(help()).toMatch(/: 0330 808 <4410>$/);
    await changeLanguage('ar');
    expect(help()).toBe('المساعدة: \u20680330 808 <4410>\u2069');
  });
});

describe('the texts of a screen', () => {
  it('load with its code, and again when the user chooses another language', async () => {
    const load = withTexts(() => Promise.resolve('code'), 'recovery');
    expect(await load()).toBe('code');
    expect(t('recovery:backToLogin')).toBe('Back to log-in');
    await changeLanguage('ar');
    expect(t('recovery:backToLogin')).toMatch(/\p{Script=Arabic}/u);
  });

  it('are English while those of the chosen language fail to load, and load the next time', async () => {
    const broken = vi.spyOn(languageFiles.ar, 'rest').mockRejectedValue(offline);
    await changeLanguage('ar');
    await loadTexts('preferences');
    expect(t('preferences:title')).toMatch(/^[A-Z]/);
    broken.mockRestore();
    await loadTexts('preferences');
    expect(t('preferences:title')).toMatch(/\p{Script=Arabic}/u);
  });

  it('stop the screen from opening where English fails to load, until it loads', async () => {
    const file = '../../features/http-pap/texts/en.json';
    const broken = vi.spyOn(englishFiles, file).mockRejectedValue(offline);
    const load = withTexts(() => Promise.resolve('code'), 'http-pap');
    await expect(load()).rejects.toThrow('did not load');
    broken.mockRestore();
    expect(await load()).toBe('code');
  });
});
