import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { packageFile } from '../src/process/packageFile';
import { simulateArrivals, type Crowd } from './simulateArrivals';

const stadium: Crowd = { devices: 50_000, seconds: 600, hashesAtOnce: 24, hashSeconds: 0.4 };

describe('50,000 devices in 10 minutes', () => {
  test('docs/operating/capacity.md states the load that the simulation computes', async () => {
    const page = await readFile(
      packageFile('..', '..', 'docs', 'operating', 'capacity.md'),
      'utf8',
    );
    const stated = Object.fromEntries(
      [...page.matchAll(/^\| ([^|]+) \| ([\d,.]+) \|$/gm)].map(([, name, figure]) => [
        name,
        Number(figure?.replaceAll(',', '')),
      ]),
    );
    const load = simulateArrivals(stadium);
    const waitWith = (hashesAtOnce: number) =>
      simulateArrivals({ ...stadium, hashesAtOnce }).longestHashWait;
    expect(stated).toEqual({
      'requests that a CDN answers': load.cdnRequests,
      'requests that reach the backend': load.backendRequests,
      'cores of the backend, without hashing': load.backendCores,
      'statements that a replica may answer': load.reads,
      'statements for the primary': load.writes,
      'calls of the payment provider': load.providerCalls,
      'cores that hash passwords': load.hashCores,
      '8': waitWith(8),
      '16': waitWith(16),
      '24': waitWith(24),
    });
  });

  test('twice the devices ask for twice as much', () => {
    const [once, twice] = [stadium, { ...stadium, devices: 100_000 }].map(simulateArrivals);
    expect(twice?.backendRequests).toBeGreaterThan(1.9 * (once?.backendRequests ?? 0));
    expect(twice?.backendRequests).toBeLessThan(2.1 * (once?.backendRequests ?? 0));
  });

  test('nobody waits where there is nobody else, and nobody asks where nobody arrives', () => {
    expect(simulateArrivals({ ...stadium, devices: 100, hashesAtOnce: 2 }).longestHashWait).toBe(0);
    expect(simulateArrivals({ ...stadium, devices: 0 })).toMatchObject({
      cdnRequests: 0,
      backendRequests: 0,
      hashCores: 0,
    });
  });
});
