import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './paths.mjs';

/** The folders of the workspace's packages, relative to the top: "apps/portal", "packages/domain" and so on. */
export function workspaceFolders() {
  return ['apps', 'packages'].flatMap((group) =>
    readdirSync(join(root, group))
      .toSorted()
      .map((name) => `${group}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'package.json'))),
  );
}
