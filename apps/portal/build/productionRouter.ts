import { createRequire } from 'node:module';

/**
 * The router's production build, without the warnings for developers. Its package names only the other one, whatever a
 * bundler asks for.
 */
export const productionRouter = (): { find: RegExp; replacement: string } => {
  const require = createRequire(import.meta.url);
  const router = createRequire(require.resolve('react-router-dom')).resolve('react-router');
  const production = router.replace(/development.index\.m?js$/, 'production/index.mjs');
  if (production === router) throw new Error(`The router has another layout: ${router}`);
  return { find: /^react-router$/, replacement: production };
};
