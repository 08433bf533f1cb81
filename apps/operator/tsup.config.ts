import { defineConfig } from 'tsup';

/** One file that Node runs as it is, so that a release can bring it along to a machine without pnpm. */
export default defineConfig({
  entry: { operate: 'src/operate.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  noExternal: [/^@foyer\//, 'valibot'],
  banner: { js: '#!/usr/bin/env node' },
  dts: false,
  clean: true,
  // From source, so that nothing has to be built before it.
  esbuildOptions: (options) => {
    options.conditions = ['@foyer/source', 'module'];
  },
});
