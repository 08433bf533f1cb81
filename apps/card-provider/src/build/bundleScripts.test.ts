import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { bundleScripts } from './bundleScripts';

test('the bundled browser scripts match their sources; if not, run pnpm --filter @foyer/card-provider bundle-scripts', async () => {
  const kept = await readFile(new URL('../pages/scripts.generated.json', import.meta.url), 'utf8');
  expect(kept === (await bundleScripts())).toBe(true);
});
