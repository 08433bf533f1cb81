import axe from 'axe-core';
import { expect } from 'storybook/test';
import { themes } from './themes';
import {
  type DisplaySettings,
  currentDisplaySettings,
  applyDisplaySettings,
} from './displaySettings';

const schemes = ['light', 'dark'] as const;

/** The rules that a theme can break. The other rules are tested in the default theme only. */
const rules = ['color-contrast', 'link-in-text-block', 'target-size'];

/** True when a test shows the page, false when a person does. */
export const underTest = '__vitest_browser__' in globalThis;

const faults = async ({ theme, scheme }: DisplaySettings): Promise<string[]> => {
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
 * Applies every theme to the page, light and dark, and expects no violation in any of them. Only in
 * tests: a person who looks at the page has chosen its theme.
 */
export const checkEveryTheme = async (): Promise<void> => {
  if (!underTest) return;
  const before = currentDisplaySettings();
  const { dataset } = document.documentElement;
  // During a transition, colours have values that no theme defines.
  dataset['still'] = '';
  const found: string[] = [];
  for (const { name: theme } of themes)
    for (const scheme of schemes) {
      const look: DisplaySettings = { theme, scheme, direction: 'ltr' };
      applyDisplaySettings(look);
      found.push(...(await faults(look)));
    }
  applyDisplaySettings(before);
  delete dataset['still'];
  await expect(found).toEqual([]);
};
