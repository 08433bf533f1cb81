import { brotliCompressSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

/** What a page that uses some parts fetches before it is usable. */
export interface Bundle {
  /** Bytes, brotli. */
  script: number;
  style: number;
  /** All of its text, to look for what should not be there. */
  text: string;
}

const entry = '\0page';

/** The source of a page that only uses these parts. */
const page = (parts: readonly string[]) => ({
  name: 'page',
  resolveId: (id: string) => (id === 'page' ? entry : null),
  load: (id: string) =>
    id === entry
      ? `import { ${parts.join(', ')} } from '/src/parts/index.ts'; globalThis.used = [${parts.join(', ')}];`
      : null,
});

const outputs = async (parts: readonly string[]): Promise<Rolldown.RolldownOutput['output']> => {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [page(parts)],
    build: {
      write: false,
      rolldownOptions: { input: 'page', external: [/^react($|\/|-dom)/] },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !('output' in first)) throw new Error('The build gave no output.');
  return first.output;
};

const weigh = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);

/** Builds a page with these parts as an application would, and measures what it loads first. */
export const measureBundle = async (parts: readonly string[]): Promise<Bundle> => {
  const files = await outputs(parts);
  const scripts = files.flatMap((file) => (file.type === 'chunk' && file.isEntry ? file.code : []));
  const styles = files.flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : [],
  );
  return {
    script: weigh(scripts),
    style: weigh(styles),
    text: [...scripts, ...styles].join('\n'),
  };
};
