import { expect, it } from 'vitest';
import { runQuietly } from './runQuietly.mjs';

const options = { cwd: import.meta.dirname, env: process.env };
const node = (script, more) =>
  runQuietly(process.execPath, ['-e', script], { ...options, ...more });

it('keeps what a program prints, and its exit code', async () => {
  const ended = await node(
    "console.error('to say'); console.log('a result'); process.exitCode = 3",
  );
  expect(ended.code).toBe(3);
  expect(ended.output).toContain('to say');
  expect(ended.stdout).toBe('a result\n');
});

it('says 127 for a program that does not exist', async () => {
  const ended = await runQuietly('no-such-program', [], options);
  expect(ended).toMatchObject({ code: 127, output: expect.stringContaining('ENOENT') });
});

it('ends a program that hangs, and what it started, when its time is over', async () => {
  const child =
    "spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })";
  const hang = `require('node:child_process').${child}; setInterval(() => {}, 1000)`;
  const ended = await node(hang, { limitSeconds: 0.5 });
  expect(ended.code).toBe(137);
  expect(ended.output).toContain('ended by SIGKILL; its limit is 0.5 s');
});
