import { defineConfig } from 'tsup';

/**
 * One program and one entry for tests in the same process. Everything is bundled, workspace packages
 * from their sources, because finding a thousand small files takes half of a start. PGlite and
 * PDFKit stay outside, because they read files of their own package, sharp, because it is compiled, and fontkit,
 * because PDFKit has it too.
 */
export default defineConfig({
  entry: { main: 'program/main.ts', testing: 'program/testing.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  splitting: true,
  treeshake: true,
  sourcemap: true,
  dts: false,
  clean: true,
  noExternal: [/^(?!@electric-sql\/pglite$|fontkit$|pdfkit$|sharp$)/],
  // CommonJS packages inside an ES module need a `require` of their own.
  banner: {
    js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
  },
  esbuildOptions: (options) => {
    options.conditions = ['@foyer/source'];
  },
});
