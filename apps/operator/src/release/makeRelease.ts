import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { isPrivateFile } from '@foyer/domain';
import { SettingsError } from '../settings/readSettings';
import { billOfMaterials, noticesText, type ThirdPartyPackage } from './billOfMaterials';
import { compress, isCompressible } from './compress';

const MAP = /\.map$/;
/** Copies that the release makes afresh. */
const COPY = /\.(br|gz|zst)$/;

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

/** A folder may be replaced that holds nothing, or an earlier release. */
const mayReplace = async (folder: string): Promise<boolean> => {
  const names: string[] = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new SettingsError(`${folder} is not a folder.`);
  });
  return names.length === 0 || ['SHA256SUMS', 'site'].every((name) => names.includes(name));
};

const copyTo = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  await cp(from, to);
};

/** @throws Error when a font has no licence beside it, because no copy of it may go without */
const fontsOf = async (site: string): Promise<{ name: string; notice: string }[]> => {
  const names = await filesIn(site);
  const licences = names.filter((name) => basename(name) === 'OFL.txt');
  const bare = names.find(
    (name) => name.endsWith('.woff2') && !licences.includes(join(dirname(name), 'OFL.txt')),
  );
  if (bare) throw new Error(`The font ${bare} has no licence: put its OFL.txt beside it.`);
  return Promise.all(
    licences.map(async (name) => ({
      name: `in ${dirname(name)}`,
      notice: (await readFile(join(site, name), 'utf8')).trim(),
    })),
  );
};

const sumOf = async (path: string): Promise<string> =>
  createHash('sha256')
    .update(await readFile(path))
    .digest('hex');

/**
 * Makes a release of a build:
 *
 * - `site`: what a web server serves, with `.br`, `.gz` and `.zst`, and the notices of others' work
 * - `build`: hashes of the page's inline code, and the bundler's list of files
 * - `source-maps`: for reading the stack of an error
 * - `sbom.cdx.json`, `operate.js` (this program), `SHA256SUMS`
 *
 * @param dist the portal's build
 * @param out a folder that is replaced: an earlier release, an empty one, or none
 * @throws Error if the build is missing, or if the folder holds something other than a release
 */
export const makeRelease = async (
  dist: string,
  out: string,
  program: string,
): Promise<{ version: string; files: number }> => {
  const names = await filesIn(dist).catch(() => {
    throw new Error(`${dist} holds no build: run pnpm build.`);
  });
  if (!(await mayReplace(out)))
    throw new SettingsError(
      `${out} holds something else than a release: name another folder, or empty it.`,
    );
  // The earlier release stays until this one is whole.
  const fresh = `${out}.unfinished`;
  await rm(fresh, { recursive: true, force: true });
  const site = join(fresh, 'site');
  for (const name of names.filter((each) => !COPY.test(each))) {
    // What no visitor gets lies beside the site.
    const folder = MAP.test(name) ? 'source-maps' : isPrivateFile(name) ? 'build' : 'site';
    await copyTo(join(dist, name), join(fresh, folder, name));
  }
  const { version } = JSON.parse(await readFile(join(site, 'version.json'), 'utf8')) as {
    version: string;
  };
  const packages = JSON.parse(
    await readFile(join(fresh, 'build', 'third-party.json'), 'utf8'),
  ) as ThirdPartyPackage[];
  await writeFile(
    join(site, 'third-party-licences.txt'),
    noticesText(packages, await fontsOf(site)),
  );
  await writeFile(
    join(fresh, 'sbom.cdx.json'),
    `${JSON.stringify(billOfMaterials(version, packages), null, 2)}\n`,
  );
  for (const name of (await filesIn(site)).filter(isCompressible)) await compress(join(site, name));
  await cp(program, join(fresh, 'operate.js'));
  const all = await filesIn(fresh);
  const sums = await Promise.all(
    all.map(async (name) => `${await sumOf(join(fresh, name))}  ${name}`),
  );
  await writeFile(join(fresh, 'SHA256SUMS'), `${sums.join('\n')}\n`);
  await rm(out, { recursive: true, force: true });
  await rename(fresh, out);
  return { version, files: all.length };
};
