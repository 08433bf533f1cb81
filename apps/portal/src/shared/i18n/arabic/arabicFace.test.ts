import { beforeEach, describe, expect, it } from 'vitest';
import { addArabicFace } from './arabicFace';

const rules = (): string[] =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText));

const files = (): string[] => rules().filter((rule) => rule.includes('cairo-arabic'));

const showFirstScreen = (): void => {
  document.head.append(document.createElement('style'));
  document.head.lastElementChild?.setAttribute('data-faces', '');
};

describe('the Arabic face', () => {
  beforeEach(() => document.head.replaceChildren());

  it('waits for the first screen, with a font of the device in its place', async () => {
    addArabicFace(document);
    expect(rules().some((rule) => rule.includes('Arabic-fallback'))).toBe(true);
    expect(files()).toEqual([]);
    showFirstScreen();
    await expect.poll(files).toHaveLength(1);
  });

  it('comes at once when somebody changes to Arabic later', () => {
    showFirstScreen();
    addArabicFace(document);
    expect(files()).toHaveLength(1);
  });

  it('leaves Latin letters and digits to the brand’s own face', () => {
    showFirstScreen();
    addArabicFace(document);
    const faces = rules().filter((rule) => rule.startsWith('@font-face'));
    expect(faces.length).toBeGreaterThan(1);
    for (const rule of faces) expect(rule.toLowerCase()).toMatch(/unicode-range: ?u\+600-6ff/);
  });
});
