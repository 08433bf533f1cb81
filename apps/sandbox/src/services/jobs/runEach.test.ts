import { expect, test } from 'vitest';
import type { Backend } from '../Backend';
import { runEach } from './runJobs';

const nothing = {} as Backend;
const fails = (message: string) => () => Promise.reject(new Error(message));

test('a job that fails does not stop the others, and its error is thrown at the end', async () => {
  const ran: string[] = [];
  const renews = () => Promise.resolve(ran.push('renewals'));
  await expect(runEach([fails('no count'), renews], nothing, 0)).rejects.toThrow('no count');
  expect(ran).toEqual(['renewals']);
});

test('two failed jobs throw one error that holds both', async () => {
  await expect(runEach([fails('one'), fails('two')], nothing, 0)).rejects.toMatchObject({
    errors: [new Error('one'), new Error('two')],
  });
});
