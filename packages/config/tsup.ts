import { defineConfig, type Options } from 'tsup';

/**
 * The library preset: one built module for each source file. An application's bundler sees every
 * module, so a page pays only for the modules that it uses. tsup cannot write declarations under
 * TypeScript 7, so each package's build also runs `tsc --emitDeclarationOnly`.
 */
export const library = (options: Options = {}) =>
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
