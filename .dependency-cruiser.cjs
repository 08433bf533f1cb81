const { readdirSync, readFileSync, existsSync } = require('node:fs');
const { join } = require('node:path');
const { testFilePattern: tests } = require('./scripts/checks/testFilePattern.cjs');

const inWorkspace = '^(apps|packages)/';

/** The public entries, as each package's own `exports` name their sources. */
const publicEntries = readdirSync(join(__dirname, 'packages'))
  .concat(readdirSync(join(__dirname, 'apps')))
  .flatMap((name) => ['packages', 'apps'].flatMap((group) => entriesOf(`${group}/${name}`)));

function entriesOf(folder) {
  const manifest = join(__dirname, folder, 'package.json');
  if (!existsSync(manifest)) return [];
  const { exports: entries = {} } = JSON.parse(readFileSync(manifest, 'utf8'));
  return Object.values(entries)
    .map((entry) => (typeof entry === 'string' ? entry : entry['@foyer/source']))
    .filter(Boolean)
    .map(
      (file) =>
        `^${join(folder, file)
          .replaceAll('.', String.raw`\.`)
          .replaceAll('*', '.*')}$`,
    );
}

/**
 * Which package may import which: folder → what it may read of the workspace besides itself.
 * Whatever is not listed here is refused, so that a new package has to be placed first.
 */
const layers = {
  'packages/domain': [],
  'packages/themes': [],
  'packages/config': [],
  'packages/api-client': ['packages/domain/'],
  'packages/ui-kit': ['packages/themes/contract/'],
  'apps/card-provider': [],
  'apps/minimal-backend': [],
  'apps/operator': ['packages/api-client/', 'packages/domain/'],
  'apps/sandbox': [
    'packages/api-client/src/contract/',
    'packages/domain/',
    'packages/themes/contract/',
    'apps/card-provider/',
  ],
  'apps/portal': [
    'packages/ui-kit/',
    'packages/api-client/',
    'packages/domain/',
    'packages/themes/',
  ],
};

/** Storybook's brand studio runs what `pnpm new-theme` runs; no package ships it. */
const studio = '^packages/ui-kit/stories/studio/';

const oneWay = Object.entries(layers).map(([folder, allowed]) => ({
  name: `one-way: ${folder}`,
  severity: 'error',
  comment: `${folder} may import ${allowed.length > 0 ? `only ${allowed.join(', ')}` : 'no other package'}. Move what both need into a layer below (rules and value types: packages/domain), or hand it in as an argument.`,
  from: { path: `^${folder}/`, pathNot: [tests, studio].flat() },
  to: { path: inWorkspace, pathNot: [folder, ...allowed].map((path) => `^${path}`) },
}));

/** The portal's folders from the highest to the lowest: each may import only those after it. */
const portalFolders = ['app', 'features', 'shell', 'product', 'session', 'shared'];

const portalLayers = portalFolders.slice(1).map((folder, index) => {
  const above = portalFolders.slice(0, index + 1);
  return {
    name: `portal: ${folder} below ${above.join(', ')}`,
    comment: `apps/portal/src/${folder} may not import from ${above.join(', ')}. Hand in what is needed as an argument, or move what both need to ${folder} or below it.`,
    from: { path: `^apps/portal/src/${folder}/`, pathNot: tests },
    to: { path: `^apps/portal/src/(${above.join('|')})/` },
  };
});

const rules = [
  {
    name: 'every package has its place',
    comment:
      'This package is not in the table of layers: add it to .dependency-cruiser.cjs with what it may import.',
    from: { path: inWorkspace, pathNot: Object.keys(layers).map((folder) => `^${folder}/`) },
    to: {},
  },
  {
    name: 'domain imports nothing',
    comment:
      'The domain is pure: it gets time, locale, configuration and every library result as arguments.',
    from: { path: '^packages/domain/src/', pathNot: tests },
    to: { pathNot: '^packages/domain/src/' },
  },
  {
    name: 'public entries only',
    comment:
      'Import the package by its name and a public entry of its "exports"; what is missing there is exported there.',
    from: { path: '^(apps|packages)/([^/]+)/', pathNot: studio },
    to: { path: inWorkspace, pathNot: ['^$1/$2/', ...publicEntries] },
  },
  {
    name: 'core has no MUI',
    comment:
      'Core parts load before the landing is usable: plain CSS over the custom properties. What needs MUI belongs in ui-kit/src/parts.',
    from: { path: '^packages/ui-kit/src/core/', pathNot: tests },
    to: { path: 'node_modules/@(mui|emotion)/|^packages/ui-kit/src/parts/', reachable: true },
  },
  {
    name: 'contract without transport',
    comment:
      'The wire contract is schemas and the table of calls; code that sends a request belongs in transport, connection or client.',
    from: { path: '^packages/api-client/src/contract/', pathNot: tests },
    to: { path: '^packages/api-client/src/(?!contract/)' },
  },
  {
    name: 'startup without exchange',
    comment:
      'The start-up code is what the landing loads first: plain fetch, without the deadlines and repeats of the exchange. Move the call to a resource.',
    from: { path: '^packages/api-client/src/startup/', pathNot: tests },
    to: { path: '^packages/api-client/src/transport/exchange', reachable: true },
  },
  ...portalLayers,
  {
    name: 'features meet in routes',
    comment:
      'Of another feature only its routes.tsx may be imported. Move what both need into src/product, src/shell, the domain or the UI kit.',
    from: { path: '^apps/portal/src/features/([^/]+)/' },
    to: {
      path: '^apps/portal/src/features/',
      pathNot: [
        '^apps/portal/src/features/$1/',
        String.raw`^apps/portal/src/features/[^/]+/routes\.tsx?$`,
      ],
    },
  },
  {
    name: 'the app meets features in their routes',
    comment:
      'Of a feature only its routes.tsx may be imported: let the routes hand out what the app needs.',
    from: { path: '^apps/portal/src/(app|main|testing)', pathNot: tests },
    to: {
      path: '^apps/portal/src/features/',
      pathNot: String.raw`^apps/portal/src/features/[^/]+/(routes\.tsx?|texts/[a-z-]+\.json)$`,
    },
  },
  {
    name: 'testing in tests only',
    comment: 'src/testing holds helpers for tests; move what the product needs out of it.',
    from: { path: inWorkspace, pathNot: tests },
    to: { path: String.raw`/src/testing(/|\.ts$)|\.(test|stories)\.tsx?$` },
  },
  {
    name: 'the sandbox calls the card provider over HTTP',
    comment:
      "The simulator plays another company: call its API with the official client. Only the sandbox's program, which starts both, imports it.",
    from: { path: '^apps/sandbox/src/', pathNot: tests },
    to: { path: '^apps/(card-provider|sandbox/program)/' },
  },
  {
    name: 'scripts without dependencies',
    comment: 'npm start and npm test run before anything is installed: use what Node brings.',
    from: { path: '^scripts/', pathNot: tests },
    to: { pathNot: '^scripts/', dependencyTypesNot: ['core'] },
  },
  {
    name: 'no circles',
    comment: 'Move what both sides need into a file of its own, or hand it in as an argument.',
    from: {},
    // Types are gone when the code runs: what only meets through them meets in no circle.
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'every import is found',
    comment:
      'This import leads nowhere: correct its path, or add the package to this package.json.',
    from: {},
    to: {
      couldNotResolve: true,
      pathNot: String.raw`^virtual:|\?(raw|url|inline)$|/dist/testing\.js$`,
    },
  },
].map((rule) => ({ severity: 'error', ...rule }));

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [...oneWay, ...rules],
  options: {
    doNotFollow: { path: 'node_modules|^(apps|packages)/[^/]+/dist/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'scripts/checks/tsconfig.layers.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@foyer/source', 'import', 'types', 'browser', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
    },
  },
};
