import axe from 'axe-core';
import { expect } from 'storybook/test';
import { themes } from './themes';
import { type Look, worn, wear } from './wear';

const schemes = ['light', 'dark'] as const;

/** What a theme can break: the rest of a page is the same in all of them, and tested in the default one. */
const rules = ['color-contrast', 'link-in-text-block', 'target-size'];

/** Whether a test looks at the page, and not a person. */
export const underTest = '__vitest_browser__' in globalThis;

const faults = async ({ theme, scheme }: Look): Promise<string[]> => {
  const { violations } = await axe.run(document.body, {
    runOnly: rules,
    resultTypes: ['violations'],
    preload: false,
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, any }) => `${theme}, ${scheme}: ${id} ${String(target)} ${any[0]?.message}`,
    ),
  );
};

/**
 * Dresses the page in every theme, light and dark, and expects no violation in any of them. For the
 * tests alone: whoever looks at the page has chosen what it wears.
 */
export const inEveryTheme = async (): Promise<void> => {
  if (!underTest) return;
  const before = worn();
  const { dataset } = document.documentElement;
  // Fading colours pass through shades that nobody chose.
  dataset['still'] = '';
  const found: string[] = [];
  for (const { name: theme } of themes)
    for (const scheme of schemes) {
      const look: Look = { theme, scheme, direction: 'ltr' };
      wear(look);
      found.push(...(await faults(look)));
    }
  wear(before);
  delete dataset['still'];
  await expect(found).toEqual([]);
};
