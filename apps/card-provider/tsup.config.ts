import { defineConfig } from 'tsup';

/** The program, and the function that starts the card provider inside another program. */
export default defineConfig({
  entry: { main: 'src/main.ts', startCardProvider: 'src/startCardProvider.ts' },
  format: 'esm',
  target: 'node20',
  platform: 'node',
  splitting: true,
  treeshake: true,
  sourcemap: true,
  dts: false,
  clean: true,
});
