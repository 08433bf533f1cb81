import { afterEach, expect, test, vi } from 'vitest';
import { logError } from './logError';

afterEach(() => {
  vi.restoreAllMocks();
});

test('each of several failures is named with its reason', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue();
  const failures = [new Error('Renewals failed.'), new Error('Refunds failed.')];
  logError('Running what is due', new AggregateError(failures, 'Several jobs failed.'));
  expect(said.mock.calls).toEqual([
    [
      expect.stringMatching(
        /^Running what is due: AggregateError: Several jobs failed\.[^]+Renewals failed\.[^]+Refunds failed\./,
      ),
    ],
  ]);
});
