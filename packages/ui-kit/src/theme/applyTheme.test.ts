import type { ThemeFile } from '@foyer/themes/contract';
import { beforeEach, describe, expect, it } from 'vitest';
import { applyTheme } from './applyTheme';

const theme = (name: string, colour: string, more: Partial<ThemeFile> = {}): ThemeFile => ({
  name,
  title: `${name} Wi-Fi`,
  heroLayout: 'field',
  tokens: { light: { primary: colour, hero: colour }, dark: { hero: '#000000' } },
  artwork: { light: { 'hero-art': 'none', 'hero-art-quiet': 'none' }, dark: null },
  faces: [],
  favicon: `data:image/svg+xml,${name}`,
  ...more,
});

const foyer = theme('foyer', '#2136F0');
const cove = theme('cove', '#0B6573', { heroLayout: 'picture' });

const primary = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--primary');
const icon = (): string | undefined =>
  document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href;
const browserColour = (scheme: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[media="(prefers-color-scheme: ${scheme})"]`)
    ?.content;

describe('applyTheme', () => {
  beforeEach(() => {
    document.head.innerHTML = '<link rel="icon" href="https://venue.example/default.svg">';
  });

  it('puts the colours, the title, the icon and the hero layout of a theme on the page', () => {
    applyTheme(cove, document);
    expect(primary()).toBe('#0B6573');
    expect(document.title).toBe('cove Wi-Fi');
    expect(icon()).toBe('data:image/svg+xml,cove');
    expect(document.documentElement.dataset.hero).toBe('picture');
    expect([browserColour('light'), browserColour('dark')]).toEqual(['#0B6573', '#000000']);
  });

  it('removes the theme before it', () => {
    applyTheme(cove, document);
    applyTheme(foyer, document);
    const [style, ...others] = document.querySelectorAll('style');
    expect(others).toEqual([]);
    expect(style?.sheet?.cssRules).toHaveLength(4);
    expect(primary()).toBe('#2136F0');
    expect(document.documentElement.dataset.hero).toBe('field');
  });

  it('changes nothing when the same theme is applied again', () => {
    applyTheme(foyer, document);
    const before = document.documentElement.outerHTML;
    applyTheme(foyer, document);
    expect(document.documentElement.outerHTML).toBe(before);
  });

  it('writes no style text, which a strict content security policy would block', () => {
    applyTheme(foyer, document);
    expect(document.querySelector('style')?.textContent).toBe('');
  });

  it("keeps the page's own icon for a theme without one, even after a theme with one", () => {
    applyTheme(cove, document);
    applyTheme({ ...foyer, favicon: null }, document);
    expect(icon()).toBe('https://venue.example/default.svg');
  });

  it('uses the title that the caller gives', () => {
    applyTheme(foyer, document, 'Foyer Wi-Fi - Canal Wharf');
    expect(document.title).toBe('Foyer Wi-Fi - Canal Wharf');
  });
});
