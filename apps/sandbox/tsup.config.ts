import { defineConfig } from 'tsup';

/**
 * One program and one entry for tests in the same process. Workspace packages are bundled from
 * their sources; what comes from the registry stays outside, since PGlite carries its own files.
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
  noExternal: [/^@foyer\//],
  esbuildOptions: (options) => {
    options.conditions = ['@foyer/source'];
  },
});
