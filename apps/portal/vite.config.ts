import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { scriptFiles } from './build/scriptFiles.ts';
import { languageTexts } from './build/languageTexts.ts';
import { startScript } from './build/startScript.ts';
import { copyFirstPageLibraries } from './build/copyFirstPageLibraries.ts';
import { productionRouter } from './build/productionRouter.ts';
import { inlineBundlerRuntime } from './build/inlineBundlerRuntime.ts';
import { precompress } from './build/precompress.ts';
import { themeFonts } from './build/themeFonts.ts';
import { thirdPartyNotices } from './build/thirdPartyNotices.ts';

const themesDir = fileURLToPath(new URL('../../packages/themes/dist/themes', import.meta.url));

/** The licence of the Arabic face goes with every copy of it. */
const arabicLicence = fileURLToPath(new URL('src/shared/i18n/arabic/OFL.txt', import.meta.url));

/** The themes are static files beside the application, fetched by name when a site asks for one. */
const themes = (): Plugin => ({
  name: 'foyer:themes',
  configureServer(server) {
    server.middlewares.use('/v2/themes', (request, response, next) => {
      const name = /^\/([a-z-]+\.json)/.exec(request.url ?? '')?.[1];
      if (!name) return next();
      readFile(join(themesDir, name)).then(
        (data) => response.setHeader('content-type', 'application/json').end(data),
        () => response.writeHead(404).end(),
      );
    });
  },
  async writeBundle(options) {
    const outDir = options.dir ?? 'dist';
    await cp(themesDir, join(outDir, 'themes'), { recursive: true });
    await themeFonts(outDir);
    await cp(arabicLicence, join(outDir, 'assets/OFL.txt'));
  },
});

const sandbox = `http://localhost:${process.env['SANDBOX_PORT'] ?? 4000}`;

/** A lazy import names no file that is there before it: each name is bytes that do not compress. */
const notLoadedYet = (name: string, files: string[], { hostId }: { hostId: string }): string[] => {
  const loaded = hostId.includes('/entry-') ? /\/entry-/ : /\/(entry|application)-/;
  // A language's texts come alone, so the import itself fetches them as soon.
  return name.includes('/texts-') ? [] : files.filter((file) => !loaded.test(file));
};

/** Packages are read from source while developing and from their builds in production. */
const conditions = (command: 'build' | 'serve') => [
  ...(command === 'serve' ? ['@foyer/source'] : []),
  'module',
  'browser',
  'development|production',
];

export default defineConfig(async ({ command }): Promise<UserConfig> => {
  const shared: UserConfig = {
    // Relative, so that the build runs under any path.
    base: command === 'build' ? './' : '/v2/',
    plugins: [react(), languageTexts(), copyFirstPageLibraries()],
    resolve: {
      tsconfigPaths: true,
      conditions: conditions(command),
      alias: command === 'build' ? [productionRouter()] : [],
    },
    build: {
      target: 'es2022',
      modulePreload: { polyfill: false, resolveDependencies: notLoadedYet },
    },
  };
  return {
    ...shared,
    plugins: [
      react(),
      languageTexts(),
      copyFirstPageLibraries(),
      themes(),
      inlineBundlerRuntime(),
      startScript(),
      thirdPartyNotices(),
      precompress(),
    ],
    build: {
      ...shared.build,
      sourcemap: 'hidden',
      manifest: 'manifest.json',
      assetsInlineLimit: 0,
      ...(command === 'build' && {
        rolldownOptions: { output: { codeSplitting: await scriptFiles(shared) } },
      }),
    },
    server: {
      port: Number(process.env['PORTAL_PORT'] ?? 4010),
      strictPort: true,
      proxy: {
        '/v2/public-config.json': sandbox,
        '/api': sandbox,
        '/auth': sandbox,
        '/speed-test': sandbox,
        '/sandbox': sandbox,
      },
    },
  };
});
