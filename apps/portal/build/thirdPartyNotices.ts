import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** A package of which code is in the build. */
interface ThirdParty {
  name: string;
  version: string;
  /** Its SPDX name. */
  licence: string;
  /** The notice that its licence wants with every copy. */
  notice: string;
}

const PACKAGE = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;
const NOTICE_FILE = /^(licen[cs]e|copying|notice)/i;

const readPackage = (folder: string): ThirdParty => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string;
    version: string;
    license?: string;
    author?: string | { name?: string };
  };
  const { name, version, license = 'unknown', author } = manifest;
  const files = readdirSync(folder).filter((file) => NOTICE_FILE.test(file));
  const written = files.map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const by = typeof author === 'string' ? author : author?.name;
  // Some packages name their licence and bring no text along.
  const notice = written.join('\n\n') || `${license} licence${by ? `, ${by}` : ''}`;
  return { name, version, licence: license, notice };
};

/**
 * The packages that the output holds code of, sorted by name.
 *
 * @throws Error when one has no known licence
 */
const packagesIn = (bundle: Rolldown.OutputBundle): ThirdParty[] => {
  const folders = new Set<string>();
  for (const file of Object.values(bundle))
    if (file.type === 'chunk')
      for (const id of Object.keys(file.modules)) {
        const folder = PACKAGE.exec(id)?.[1];
        if (folder && existsSync(join(folder, 'package.json'))) folders.add(folder);
      }
  const packages = [...folders].map(readPackage);
  const unknown = packages.filter(({ licence }) => licence === 'unknown');
  if (unknown.length > 0)
    throw new Error(
      `These packages name no licence: ${unknown.map(({ name }) => name).join(', ')}.`,
    );
  return packages.toSorted((one, other) =>
    `${one.name} ${one.version}` < `${other.name} ${other.version}` ? -1 : 1,
  );
};

/**
 * Writes `third-party.json`: the packages in the build, with their notices. A release makes its list of
 * licences and its bill of materials from it.
 */
export const thirdPartyNotices = (): Plugin => ({
  name: 'foyer:third-party-notices',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const source = JSON.stringify(packagesIn(bundle));
      this.emitFile({ type: 'asset', fileName: 'third-party.json', source });
    },
  },
});
