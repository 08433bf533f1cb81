import { defineConfig } from 'tsup';

/** The conformance kit's command, in one file that Node runs as it is. */
export default defineConfig({
  entry: { conformance: 'src/conformance/main.ts' },
  outDir: 'dist/bin',
  format: 'esm',
  target: 'node20',
  platform: 'node',
  noExternal: [/^@foyer\//, 'valibot'],
  banner: { js: '#!/usr/bin/env node' },
  dts: false,
  // From source, so that nothing has to be built before it.
  esbuildOptions: (options) => {
    options.conditions = ['@foyer/source', 'module'];
  },
});
