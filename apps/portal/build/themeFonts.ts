import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** As far as this file reads it. */
interface Theme {
  name: string;
  faces: { file: string }[];
}

const LICENCE = 'OFL.txt';

/** @returns the font's path in the build */
const moveFont = async (outDir: string, theme: string, file: string): Promise<string> => {
  const data = await readFile(join(outDir, 'themes', theme, file));
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 8);
  const moved = `assets/themes/${theme}/${file.replace('.woff2', `-${hash}.woff2`)}`;
  await writeFile(join(outDir, moved), data);
  return moved;
};

/**
 * Moves the themes' fonts, each with its licence, to `assets`, and puts a hash of the content into
 * their names: browsers keep such a file for good, and ask for any other again on each visit.
 */
export const themeFonts = async (outDir: string): Promise<void> => {
  const names = await readdir(join(outDir, 'themes'));
  for (const name of names.filter((each) => each.endsWith('.json'))) {
    const path = join(outDir, 'themes', name);
    const theme = JSON.parse(await readFile(path, 'utf8')) as Theme;
    if (theme.faces.length === 0) continue;
    const folder = join(outDir, 'themes', theme.name);
    await mkdir(join(outDir, 'assets/themes', theme.name), { recursive: true });
    for (const face of theme.faces) face.file = await moveFont(outDir, theme.name, face.file);
    await cp(join(folder, LICENCE), join(outDir, 'assets/themes', theme.name, LICENCE));
    await rm(folder, { recursive: true });
    await writeFile(path, JSON.stringify(theme));
  }
};
