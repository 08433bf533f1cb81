import { describe, expect, test } from 'vitest';
import { explainStartError } from './explainStartError';
import { requireNode } from './requireNode';
import { StartFailure } from './StartFailure';

describe('why the sandbox did not start', () => {
  test.each([
    [
      'what a person can put right, as it is',
      new StartFailure('Port 1 is taken.'),
      'Port 1 is taken.',
    ],
    [
      'a fault',
      new Error('no room\n    at somewhere'),
      'Foyer could not start: no room. (DEBUG=1 shows where.)',
    ],
    [
      'the reason inside a library’s own words',
      new Error('Failed query', { cause: new AggregateError([new Error('disk full.')], '') }),
      'Foyer could not start: disk full. (DEBUG=1 shows where.)',
    ],
    [
      'a file error of WebAssembly, which is not an error',
      { name: 'ErrnoError', errno: 44 },
      'Foyer could not start: ErrnoError 44. (DEBUG=1 shows where.)',
    ],
    [
      'an object without a word in it',
      {},
      'Foyer could not start: something unknown was thrown. (DEBUG=1 shows where.)',
    ],
    [
      'something thrown that is not an error',
      'odd',
      'Foyer could not start: odd. (DEBUG=1 shows where.)',
    ],
  ])('is one sentence: %s', (_what, error, sentence) => {
    expect(explainStartError(error)).toBe(sentence);
  });
});

describe('the Node.js it runs on', () => {
  test('has to have SQLite built in', () => {
    expect(() => requireNode(() => false)).toThrow(/^The sandbox needs Node\.js 22\.18 or newer/);
    expect(() => requireNode()).not.toThrow();
  });
});
