import { expect, it } from 'vitest';
import { captureOutput } from './captureOutput.mjs';

const options = { cwd: import.meta.dirname, env: process.env };
const node = (script, more) =>
  captureOutput(process.execPath, ['-e', script], { ...options, ...more });

it('returns what a program prints, and its exit code', async () => {
  const ended = await node(
    "console.error('to say'); console.log('a result'); process.exitCode = 3",
  );
  expect(ended.code).toBe(3);
  expect(ended.output).toContain('to say');
  expect(ended.stdout).toBe('a result\n');
});

it('returns 127 for a program that does not exist', async () => {
  const ended = await captureOutput('no-such-program', [], options);
  expect(ended).toMatchObject({ code: 127, output: expect.stringContaining('ENOENT') });
});

it('kills a program that hangs, and its children, after the time limit', async () => {
  const child =
    "spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })";
  const hang = `require('node:child_process').${child}; setInterval(() => {}, 1000)`;
  const ended = await node(hang, { limitSeconds: 0.5 });
  expect(ended.code).toBe(137);
  expect(ended.output).toContain('ended by SIGKILL; its limit is 0.5 s');
});
