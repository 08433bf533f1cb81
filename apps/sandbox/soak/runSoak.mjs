// Attacks a sandbox of its own on this machine, on both databases; exits with 1 if a claim is broken.
//   pnpm soak                              every attack, with its own number of rounds
//   pnpm soak double-buy --rounds 200      the attacks whose name contains this, 200 rounds each
//   pnpm soak ledger --seed 4711           again as in the run that printed this seed
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const { values, positionals } = parseArgs({
  options: { rounds: { type: 'string' }, seed: { type: 'string' } },
  allowPositionals: true,
});

const seed = values.seed ?? String(randomInt(1_000_000_000));
console.log(`Seed ${seed}.`);

const child = spawn(
  'vitest',
  [
    'run',
    'src/tests/soak/soak.test.ts',
    '--reporter=verbose',
    ...positionals.flatMap((name) => ['--testNamePattern', name]),
  ],
  {
    cwd: fileURLToPath(new URL('..', import.meta.url)),
    env: {
      ...process.env,
      SOAK: '1',
      SOAK_SEED: seed,
      ...(values.rounds ? { SOAK_ROUNDS: values.rounds } : {}),
    },
    stdio: 'inherit',
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
child.once('exit', (code) => process.exit(code ?? 1));
