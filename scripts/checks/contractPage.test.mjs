import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { contractTables, generatedFrom } from './contractPage.mjs';
import { readCoverage } from './readCoverage.mjs';

const read = (file) => readFileSync(join(root, file), 'utf8');
const page = join(root, 'docs/operating/contract.md');

const written = () =>
  contractTables(
    JSON.parse(read('packages/api-client/openapi.json')),
    readCoverage(read('docs/coverage.md')),
  );

test('the page says what the contract says (if not: pnpm self-checks checks/contractPage -u)', async () => {
  const [byHand] = readFileSync(page, 'utf8').split(generatedFrom);
  expect(byHand).toMatch(/^# /);
  await expect(`${byHand}${generatedFrom}\n\n${written()}`).toMatchFileSnapshot(page);
});

test('every needed call and every field has its place under a screen', () => {
  const lines = written().split('\n');
  expect(lines.filter((line) => line.startsWith('| `')).length).toBeGreaterThan(200);
  expect(
    lines.filter((line) => / \| yes \| .* \|  \|$/.test(line) && !line.startsWith('| `')),
  ).toEqual([]);
  expect(lines.find((line) => line.startsWith('| `Plan.price` '))).toBe(
    '| `Plan.price` | yes | The price of one period, in major units, tax included. 0 is free. |  |',
  );
});
