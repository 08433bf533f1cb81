import { describe, expect, it } from 'vitest';
import { remedyFor } from './remedy';

describe('the remedy for a failed payment', () => {
  it.each([
    ['may happen with another card where payment is what was refused', 402, 'anotherCard'],
    ['may happen next time where no answer came', null, 'tryAgain'],
    ['may happen next time where no answer came, in other words', 0, 'tryAgain'],
    ['may happen next time where the server is at fault', 500, 'tryAgain'],
    ['may happen next time where nothing stands behind a gateway', 502, 'tryAgain'],
    ['stays refused where it is not there', 404, null],
    ['stays refused where something else holds by now', 409, null],
    ['stays refused just below a fault of the server', 499, null],
  ] as const)('%s (%s)', (_, status, remedy) => {
    expect(remedyFor(status)).toBe(remedy);
  });
});
