import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig } from 'vite';

const page = (file: string): string =>
  fileURLToPath(new URL(`stories/studio/page/${file}`, import.meta.url));

/** The brand studio without Storybook, for the sandbox's console, whose page names its files. */
export default defineConfig({
  root: page(''),
  base: './',
  logLevel: 'error',
  // Our own packages are read from their sources.
  resolve: { conditions: ['@foyer/source', ...defaultClientConditions] },
  build: {
    outDir: fileURLToPath(new URL('studio-static', import.meta.url)),
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { studio: page('studioPage.tsx'), frame: page('iframe.html') },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        assetFileNames: '[name][extname]',
      },
    },
  },
});
