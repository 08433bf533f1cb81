import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { readFonts } from './fonts';

const folder = dirname(createRequire(import.meta.url).resolve('@foyer/themes/themes/foyer.json'));
const themes = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => file.slice(0, -'.json'.length));

/** What English does not have in German, French, Spanish, Polish and Welsh. */
const letters = 'äöüßàâæçèéêëîïôœùûÿñ¿¡áíóúąćęłńóśźżŵŷ';

// A missing letter would show in another face amid the heading.
test.each(themes)(
  'the heading face of %s has every letter of the portal’s languages',
  async (theme) => {
    const { heading } = await readFonts(theme);
    const missing = Array.from(letters + letters.toUpperCase()).filter(
      (letter) => heading?.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) === false,
    );
    expect(missing).toEqual([]);
  },
);
