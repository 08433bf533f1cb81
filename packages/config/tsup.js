import { defineConfig } from 'tsup';
/**
 * The library preset: one file in, one file out, so that an application's bundler sees every module
 * by itself and what a page does not use costs it nothing. ES modules, JavaScript only: tsup cannot
 * emit declarations under TypeScript 7, so each package's build runs `tsc --emitDeclarationOnly`
 * beside it.
 */
export const library = (options = {}) =>
  defineConfig({
    entry: ['src/**/*.{ts,tsx}', '!src/**/*.{test,stories}.*', '!src/**/testing/**'],
    bundle: false,
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    dts: false,
    clean: true,
    outDir: 'dist',
    ...options,
  });
