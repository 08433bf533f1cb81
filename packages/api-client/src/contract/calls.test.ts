import { describe, expect, it } from 'vitest';
import { calls } from './calls';

const rows = Object.entries(calls);

describe('the table of calls', () => {
  it.each(rows)('%s has its own name as its key', (key, call) => {
    expect(call.name).toBe(key);
  });

  it('has no two calls with the same method and address', () => {
    const addresses = rows.map(([, c]) => `${c.base} ${c.method} ${c.path.replace(/:\w+/g, ':x')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
