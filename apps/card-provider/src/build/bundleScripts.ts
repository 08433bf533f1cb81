import { writeFile } from 'node:fs/promises';
import { build } from 'esbuild';

const entries = {
  stripe: 'stripe.ts',
  checkout: 'checkoutPage.ts',
  card: 'cardPage.ts',
  bank: 'threeDSecurePage.ts',
};

const bundle = async (file: string): Promise<string> => {
  const result = await build({
    entryPoints: [new URL(`../browser/${file}`, import.meta.url).pathname],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
  });
  return result.outputFiles[0]?.text.trim() ?? '';
};

const target = new URL('../pages/scripts.generated.json', import.meta.url);

/**
 * The text of `pages/scripts.generated.json`: the browser scripts, bundled, as strings that any
 * bundler carries along. `pnpm --filter @foyer/card-provider bundle-scripts` writes it; a test compares.
 */
export async function bundleScripts(): Promise<string> {
  const bundled = Object.entries(entries).map(async ([name, file]) => [name, await bundle(file)]);
  return `${JSON.stringify(Object.fromEntries(await Promise.all(bundled)), null, 2)}\n`;
}

if (import.meta.main) await writeFile(target, await bundleScripts());
