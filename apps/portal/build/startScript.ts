import { createHash } from 'node:crypto';
import { build, type Plugin, type Rolldown } from 'vite';
import { findEntry } from './findEntry.ts';

/** The entry's hash: it names all other scripts, whose names hold hashes, so equal sources have one version. */
const versionOf = (entry: Rolldown.OutputChunk): string =>
  /-([\w-]{8})\.js$/.exec(entry.fileName)?.[1] ?? entry.fileName;

type Output = Rolldown.OutputChunk | Rolldown.OutputAsset;

/** The stylesheet and script hashes that the serving side puts into the content security policy. */
export interface CspHashes {
  scriptHashes: string[];
  styleHashes: string[];
}

/** What the page says of its build. */
interface BuildFacts {
  /** The application's script, for the inline one. */
  entry: string;
  /** Its style sheets. */
  styles: readonly string[];
  /** For `fetchFiles`. */
  files: string;
}

const SLOT = '<script data-start-script></script>';
/** Where the page names what only this build has, so that the inline script is the same in every build. */
const BUILD_SLOT = 'data-build';
/** What the application fetches before it is needed; see `startApp.tsx`, `prefetch.ts` and `Order.tsx`. */
const AHEAD = 'calls application plans forms parts purchase portal connect';
const ENTRY_TAG = /\s*<script type="module"[^>]* src="[^"]*"><\/script>/g;

const sha256 = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** What the inline script asks for where the application's files do not come. */
const REPORT = 'report-missing-files.js';

/** Bundles a script that shares no file with the application. */
const bundleScript = async (root: string, entry: string): Promise<Output[]> => {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['@foyer/source', 'module', 'browser'], tsconfigPaths: true },
    build: {
      write: false,
      minify: true,
      cssMinify: true,
      target: 'es2020',
      copyPublicDir: false,
      lib: {
        entry,
        formats: ['iife'],
        name: 'foyer',
        fileName: 'script',
      },
    },
  });
  return ((Array.isArray(result) ? result[0] : result) as { output: Output[] }).output;
};

const codeOf = (output: readonly Output[]): string => {
  const chunk = output.find((file) => file.type === 'chunk');
  if (chunk?.type !== 'chunk') throw new Error('An inline script did not build.');
  return chunk.code.trim();
};

/** Bundles the inline script and style. */
const bundleStartScript = async (root: string): Promise<{ script: string; style: string }> => {
  const output = await bundleScript(root, 'src/app/startScript.ts');
  const sheet = output.find((file) => file.fileName.endsWith('.css'));
  if (sheet?.type !== 'asset') throw new Error('The inline style did not build.');
  // The bundler's own mark at the end of the style sheet says nothing to a browser, and no rule uses
  // `light-dark()`, whose stand-ins the bundler adds to each colour scheme.
  const style = String(sheet.source)
    .replace(/\/\*\$vite.*?\*\//g, '')
    .replace(/--lightningcss-(?:light|dark):[^;]*;/g, '');
  return { script: codeOf(output), style: style.trim() };
};

/** Names with the hashes of script and, if any, style sheet: `plans a1b2c3d4 e5f6g7h8,login i9j0k1l2`. */
const filesAhead = (bundle: Rolldown.OutputBundle): string => {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entryOf = (name: string): string => {
    const chunk = chunks.find((each) => each.name === name);
    if (!chunk) throw new Error(`The build has no file named ${name} to fetch ahead.`);
    const files = [chunk.fileName, ...(chunk.viteMetadata?.importedCss ?? [])];
    const hashes = files.map((file) => file.slice(`assets/${name}-`.length).split('.')[0]);
    return [name, ...hashes].join(' ');
  };
  return AHEAD.split(' ').map(entryOf).join(',');
};

/** Everything goes in before the page's own white space is dropped. */
const fill = (
  html: string,
  { script, style }: { script: string; style: string },
  { entry, styles, files }: BuildFacts,
): string =>
  html
    .replace(ENTRY_TAG, '')
    .replaceAll(/\s*\n\s*/g, ' ')
    .replaceAll(' />', '>')
    .replace(/\s*<link rel="(?:stylesheet|modulepreload)"[^>]*>/g, '')
    .replace('</head>', () => `<style>${style}</style></head>`)
    .replace(
      BUILD_SLOT,
      () =>
        `data-entry="${entry}" data-files="${files}"` +
        (styles.length > 0 ? ` data-styles="${styles.join(' ')}"` : ''),
    )
    .replace(SLOT, () => `<script>${script}</script>`);

/**
 * Puts the inline script and the critical style into `index.html`, and writes their hashes to
 * `csp.json`. The application's own script and style are inserted by the inline one, never inside a
 * frame, so a card-payment return fetches nothing (rule START-3). The inline script holds no file's name and
 * no version, so that its hash, and with it the policy, changes with its own source alone.
 */
export const startScript = (): Plugin[] => {
  let root = process.cwd();
  let base = '/';
  let styles: string[] = [];
  return [
    {
      name: 'foyer:entry-styles',
      apply: 'build',
      generateBundle: {
        order: 'pre',
        handler(_options, bundle) {
          // The inline script links them, so nothing that loads later has to.
          const imported = findEntry(bundle)?.viteMetadata?.importedCss ?? new Set<string>();
          styles = [...imported];
          imported.clear();
        },
      },
    },
    {
      name: 'foyer:start-script',
      enforce: 'post',
      configResolved(config) {
        root = config.root;
        base = config.base;
      },
      transformIndexHtml: {
        order: 'post',
        async handler(html, { server }) {
          if (!server) return html;
          const facts = { entry: `${base}src/main.tsx`, styles: [], files: '' };
          return fill(html, await bundleStartScript(root), facts);
        },
      },
      async generateBundle(_options, bundle) {
        const page = bundle['index.html'];
        const entry = findEntry(bundle);
        if (page?.type !== 'asset' || !entry) return;
        const startup = await bundleStartScript(root);
        const facts: BuildFacts = {
          entry: base + entry.fileName,
          styles: styles.map((name) => base + name),
          files: filesAhead(bundle),
        };
        page.source = fill(String(page.source), startup, facts).replace(/>\s+</g, '><');
        this.emitFile({
          type: 'asset',
          fileName: 'version.json',
          source: `${JSON.stringify({ version: versionOf(entry) })}\n`,
        });
        const report = codeOf(await bundleScript(root, 'src/app/reportMissingFiles.ts'));
        this.emitFile({ type: 'asset', fileName: REPORT, source: report });
        const hashes: CspHashes = {
          scriptHashes: [sha256(startup.script)],
          // Themes and parts go in by `insertRule`, into style elements that are empty themselves.
          styleHashes: [sha256(startup.style), sha256('')],
        };
        this.emitFile({ type: 'asset', fileName: 'csp.json', source: JSON.stringify(hashes) });
      },
    },
  ];
};
