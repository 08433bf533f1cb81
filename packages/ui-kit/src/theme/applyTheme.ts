import type { ThemeFile } from '@foyer/themes/contract';
import { themeRules } from './themeRules';

/** Finds the element with these attributes, or adds it to the head. */
export const owned = <Tag extends 'link' | 'meta' | 'style'>(
  page: Document,
  tag: Tag,
  attributes: Record<string, string>,
): HTMLElementTagNameMap[Tag] => {
  const pairs = Object.entries(attributes);
  const found = page.querySelector<HTMLElementTagNameMap[Tag]>(
    tag + pairs.map(([name, value]) => `[${name}="${value}"]`).join(''),
  );
  const element = found ?? page.head.appendChild(page.createElement(tag));
  for (const [name, value] of pairs) element.setAttribute(name, value);
  return element;
};

/**
 * Applies a theme to the page: colours, shapes, fonts and artwork, the tab's icon and title, and the browser's own colour.
 * Replaces the theme before it. Inserts the rules through the style sheet's object model, so a strict `style-src` needs
 * only the hash of an empty style element.
 *
 * @param theme as fetched from `themes/<name>.json`
 * @param title the page's title. Default: the brand's name
 */
export function applyTheme(theme: ThemeFile, page: Document, title: string = theme.title): void {
  const { sheet } = owned(page, 'style', { 'data-theme': '' });
  while (sheet?.cssRules.length) sheet.deleteRule(0);
  for (const [place, rule] of themeRules(theme).entries()) sheet?.insertRule(rule, place);

  page.documentElement.dataset.hero = theme.heroLayout;
  page.title = title;

  const icon = owned(page, 'link', { rel: 'icon' });
  icon.dataset.own ??= icon.href;
  icon.href = theme.favicon ?? icon.dataset.own;

  const { light, dark } = theme.tokens;
  for (const [scheme, hero] of [
    ['light', light['hero']],
    ['dark', dark['hero'] ?? light['hero']],
  ])
    owned(page, 'meta', {
      name: 'theme-color',
      media: `(prefers-color-scheme: ${scheme})`,
    }).content = hero ?? '';
}
