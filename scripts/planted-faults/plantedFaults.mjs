import { plantedPackages } from './plantedPackages.mjs';
import { plantedTexts } from './plantedTexts.mjs';

/**
 * One fault for each thing that a check must find: the check (a script of the top package.json, or one of
 * the `places` of plantedFaults.test.mjs), the files with the fault, and what the check must print about it. A file has
 * only the one fault.
 *
 * @typedef {{ check: string, fault: string, files: Record<string, string>, says: RegExp }} PlantedFault
 */

const nothing = 'export {};\n';

/** @type {PlantedFault[]} */
const layers = [
  {
    fault: 'the domain reads the machine',
    files: { 'packages/domain/src/planted-node.ts': "import 'node:os';\n" },
    says: /planted-node\.ts → os\n {2}domain imports nothing: /,
  },
  {
    fault: 'the client imports the themes',
    files: { 'packages/api-client/src/planted-up.ts': "import '../../themes/contract/index';\n" },
    says: /planted-up\.ts → packages\/themes\/contract\/index\.ts\n {2}one-way: packages\/api-client: /,
  },
  {
    fault: 'the sandbox imports the whole client',
    files: { 'apps/sandbox/src/planted-client.ts': "import '@foyer/api-client';\n" },
    says: /planted-client\.ts → packages\/api-client\/src\/index\.ts\n {2}one-way: apps\/sandbox: /,
  },
  {
    fault: "the portal reaches into a package's inside",
    files: {
      'packages/domain/src/planted-inside.ts': nothing,
      'apps/portal/src/planted-deep.ts': "import '../../../packages/domain/src/planted-inside';\n",
    },
    says: /planted-deep\.ts → .*planted-inside\.ts\n {2}public entries only: /,
  },
  {
    fault: 'a core part imports MUI',
    files: { 'packages/ui-kit/src/core/planted-mui.tsx': "import '@mui/material';\n" },
    says: /planted-mui\.tsx → .*@mui\/material.*\n {2}core has no MUI: /,
  },
  {
    fault: 'the wire contract imports the transport',
    files: {
      'packages/api-client/src/contract/planted-exchange.ts': "import '../transport/exchange';\n",
    },
    says: /planted-exchange\.ts → .*exchange\.ts\n {2}contract without transport: /,
  },
  {
    fault: 'the start-up code imports the transport by way of another file',
    files: {
      'packages/api-client/src/planted-way.ts': "import './transport/exchange';\n",
      'packages/api-client/src/startup/planted-start.ts': "import '../planted-way';\n",
    },
    says: /planted-start\.ts → .*exchange\.ts.*\n {2}startup without exchange: /,
  },
  {
    fault: 'the shell imports a feature',
    files: {
      'apps/portal/src/features/planted/routes.tsx': nothing,
      'apps/portal/src/shell/planted-up.ts': "import '~/features/planted/routes';\n",
    },
    says: /planted-up\.ts → .*planted\/routes\.tsx\n {2}portal: shell below app, features: /,
  },
  {
    fault: "a feature imports another feature's inside",
    files: {
      'apps/portal/src/features/planted/inside.ts': nothing,
      'apps/portal/src/features/planted-other/screen.ts': "import '~/features/planted/inside';\n",
    },
    says: /planted-other\/screen\.ts → .*planted\/inside\.ts\n {2}features meet in routes: /,
  },
  {
    fault: 'the product imports a helper of the tests',
    files: {
      'apps/portal/src/testing/planted-helper.ts': nothing,
      'apps/portal/src/planted-product.ts': "import '~/testing/planted-helper';\n",
    },
    says: /planted-product\.ts → .*planted-helper\.ts\n {2}testing in tests only: /,
  },
  {
    fault: 'the card provider imports another package',
    files: {
      'apps/card-provider/src/planted-shared.ts': "import '../../../packages/domain/src/index';\n",
    },
    says: /planted-shared\.ts → packages\/domain\/src\/index\.ts\n {2}one-way: apps\/card-provider: /,
  },
  {
    fault: "the sandbox's product code imports the card provider",
    files: { 'apps/sandbox/src/planted-provider.ts': "import '@foyer/card-provider';\n" },
    says: /planted-provider\.ts → apps\/card-provider\/src\/startCardProvider\.ts\n {2}the sandbox calls the card provider over HTTP: /,
  },
  {
    fault: 'a script imports an installed package',
    files: { 'scripts/planted-import.mjs': "import 'vitest';\n" },
    says: /planted-import\.mjs → .*vitest.*\n {2}scripts without dependencies: /,
  },
  {
    fault: 'two files import each other',
    files: {
      'packages/themes/contract/planted-left.ts': "import './planted-right';\n",
      'packages/themes/contract/planted-right.ts': "import './planted-left';\n",
    },
    says: /planted-(left|right)\.ts → .*planted-(left|right)\.ts\n {2}no circles: /,
  },
  {
    fault: 'two folders import each other by way of different files',
    files: {
      'packages/themes/contract/planted-east/one.ts': "import '../planted-west/two';\n",
      'packages/themes/contract/planted-east/two.ts': nothing,
      'packages/themes/contract/planted-west/one.ts': "import '../planted-east/two';\n",
      'packages/themes/contract/planted-west/two.ts': nothing,
    },
    says: /packages\/themes\/contract: planted-east ↔ planted-west\n {2}no circles between folders: /,
  },
  {
    fault: 'an import leads nowhere',
    files: { 'packages/themes/contract/planted-lost.ts': "import './planted-nowhere';\n" },
    says: /planted-lost\.ts → \.\/planted-nowhere\n {2}every import is found: /,
  },
  {
    fault: 'a new package has no place yet',
    files: { 'packages/planted-new/src/index.ts': "import 'node:os';\n" },
    says: /planted-new\/src\/index\.ts → os\n {2}every package has its place: /,
  },
].map((each) => ({ check: 'layers', ...each }));

const wait = 'export const wait = async () => {};\n';

/** @type {PlantedFault[]} */
const lint = [
  {
    fault: 'a promise is left alone',
    files: { 'packages/themes/contract/planted-promise.ts': `${wait}wait();\n` },
    says: /no-floating-promises(?:(?!\n\n).)*planted-promise\.ts/s,
  },
  {
    fault: 'a value is any',
    files: { 'packages/themes/contract/planted-any.ts': 'export const value: any = 1;\n' },
    says: /no-explicit-any(?:(?!\n\n).)*planted-any\.ts/s,
  },
  {
    fault: 'a cast goes through unknown',
    files: {
      'packages/themes/contract/planted-cast.ts': 'export const value = 1 as unknown as string;\n',
    },
    says: /no-double-cast(?:(?!\n\n).)*planted-cast\.ts/s,
  },
  {
    fault: 'a switch forgets a case',
    files: {
      'packages/themes/contract/planted-switch.ts':
        "export const f = (side: 'a' | 'b') => {\n  switch (side) {\n    case 'a':\n      return 1;\n  }\n};\n",
    },
    says: /switch-exhaustiveness-check(?:(?!\n\n).)*planted-switch\.ts/s,
  },
  {
    fault: 'a rule is switched off without a reason',
    files: {
      'packages/themes/contract/planted-off.ts':
        '// oxlint-disable-next-line no-explicit-any\nexport const value: any = 1;\n',
    },
    says: /explained-disable(?:(?!\n\n).)*planted-off\.ts/s,
  },
  {
    fault: 'the domain asks the clock',
    files: { 'packages/domain/src/planted-clock.ts': 'export const f = () => new Date();\n' },
    says: /no-clock(?:(?!\n\n).)*planted-clock\.ts/s,
  },
  {
    fault: 'the domain asks for the time or for chance',
    files: {
      'packages/domain/src/planted-now.ts': 'export const f = () => Date.now() + Math.random();\n',
    },
    says: /no-restricted-properties(?:(?!\n\n).)*planted-now\.ts/s,
  },
  {
    fault: 'the domain touches the window',
    files: { 'packages/domain/src/planted-window.ts': 'export const f = () => window;\n' },
    says: /no-restricted-globals(?:(?!\n\n).)*planted-window\.ts/s,
  },
  {
    fault: 'the portal writes to the console',
    files: { 'apps/portal/src/planted-console.ts': "export const f = () => console.log('x');\n" },
    says: /no-console(?:(?!\n\n).)*planted-console\.ts/s,
  },
  {
    fault: 'the shell shows code that comes later without a word for its failure',
    files: {
      'apps/portal/src/shell/planted-lazy.ts':
        "import { lazy } from 'react';\n\nexport const make = lazy;\n",
    },
    says: /no-restricted-imports(?:(?!\n\n).)*planted-lazy\.ts/s,
  },
  {
    fault: 'a picture has no text',
    files: {
      'apps/portal/src/planted-picture.tsx': 'export const Picture = () => <img src="x.png" />;\n',
    },
    says: /alt-text(?:(?!\n\n).)*planted-picture\.tsx/s,
  },
  {
    fault: 'a file is too long',
    files: { 'packages/themes/contract/planted-long.ts': `${'// a line\n'.repeat(301)}${nothing}` },
    says: /max-lines(?:(?!\n\n).)*planted-long\.ts/s,
  },
  {
    fault: 'a test is skipped',
    files: {
      'packages/domain/src/planted.test.ts':
        "import { expect, it } from 'vitest';\n\nit.skip('adds', () => {\n  expect(1 + 1).toBe(2);\n});\n",
    },
    says: /no-disabled-tests(?:(?!\n\n).)*planted\.test\.ts/s,
  },
].map((each) => ({ check: 'lint', ...each }));

/** @type {PlantedFault[]} */
const others = [
  {
    check: 'format:check',
    fault: 'a file is not formatted',
    files: { 'packages/themes/contract/planted-format.ts': 'export const value = "1"\n' },
    says: /planted-format\.ts/,
  },
  {
    check: 'supply-chain',
    fault: 'a registry could replace the Node.js that the project brings along',
    files: {
      'scripts/runtime/node/package-lock.json':
        '{ "lockfileVersion": 3, "packages": { "": {}, "node_modules/node-planted": { "version": "1.0.0" } } }\n',
    },
    says: /node_modules\/node-planted has no hash/,
  },
  {
    check: 'dead-code',
    fault: 'nobody imports a file',
    files: { 'packages/domain/src/planted-dead.ts': 'export const dead = 1;\n' },
    says: /Unused files[^]*planted-dead\.ts/,
  },
  {
    check: 'dead-code',
    fault: 'nobody imports an export',
    files: {
      'scripts/planted-entry.mjs':
        "import { used } from './bootstrap/planted-parts.mjs';\n\nused();\n",
      'scripts/bootstrap/planted-parts.mjs':
        'export const used = () => {};\nexport const unused = () => {};\n',
    },
    says: /Unused exports[^]*unused +.*planted-parts\.mjs/,
  },
  {
    check: 'dead-code',
    fault: 'only a test imports an export',
    files: {
      'packages/domain/src/planted-untested.ts': 'export const onlyTested = () => 1;\n',
      'packages/domain/src/planted-untested.test.ts':
        "import { expect, it } from 'vitest';\nimport { onlyTested } from './planted-untested';\n\nit('adds', () => {\n  expect(onlyTested()).toBe(1);\n});\n",
    },
    says: /planted-untested\.ts: only tests use onlyTested/,
  },
  {
    check: 'typecheck',
    fault: 'a type is wrong',
    files: { 'packages/domain/src/planted-type.ts': "export const value: number = '1';\n" },
    says: /planted-type\.ts.*TS2322/,
  },
  {
    check: 'tracked-text',
    fault: "a file names one machine's folder",
    files: { 'docs/planted.md': `Open ${['', 'home', 'ada'].join('/')}.\n` },
    says: /docs\/planted\.md:1 names a folder of one machine/,
  },
];

export const plantedFaults = [...layers, ...lint, ...plantedPackages, ...plantedTexts, ...others];
