import { afterEach, describe, expect, it, vi } from 'vitest';
import { changeLanguage } from './chosenLanguage';
import { preferredLanguage } from './languages';

const deviceSpeaks = (...tags: string[]) =>
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(tags);

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('the language of the page', () => {
  it.each([
    [['de-AT', 'en-GB'], 'de'],
    [['nl-NL', 'fr-FR', 'en'], 'fr'],
    [['cy', 'en-GB'], 'cy'],
    [['pl'], 'pl'],
    [['es-MX'], 'es'],
    [['nl', 'sv'], 'en'],
    [[], 'en'],
  ])('on a device that speaks %j is %s', (tags, code) => {
    deviceSpeaks(...tags);
    expect(preferredLanguage().code).toBe(code);
  });

  it('is the one that the person chose, whatever the device speaks', async () => {
    deviceSpeaks('de-DE');
    await changeLanguage('pl');
    expect(preferredLanguage().code).toBe('pl');
  });
});
