// What 50,000 devices that arrive in 10 minutes ask for; docs/operating/capacity.md explains it.
import { simulateArrivals } from './simulateArrivals.ts';

for (const hashesAtOnce of [8, 16, 24])
  console.log(
    `${hashesAtOnce} hashes at once:`,
    simulateArrivals({ devices: 50_000, seconds: 600, hashesAtOnce, hashSeconds: 0.4 }),
  );
