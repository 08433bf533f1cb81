import { describe, expect, it } from 'vitest';
import { calls } from './calls';

const rows = Object.entries(calls);

describe('the table of calls', () => {
  it('has the 75 calls in their groups', () => {
    const groups: Record<string, number> = {};
    for (const [, call] of rows) groups[call.group] = (groups[call.group] ?? 0) + 1;
    expect(groups).toEqual({
      site: 8,
      auth: 4,
      user: 15,
      plans: 20,
      billing: 12,
      devices: 10,
      marketing: 3,
      gateway: 3,
    });
    expect(rows).toHaveLength(75);
  });

  it.each(rows)('%s has its own name as its key', (key, call) => {
    expect(call.name).toBe(key);
  });

  it('has no two calls with the same method and address', () => {
    const addresses = rows.map(([, c]) => `${c.base} ${c.method} ${c.path.replace(/:\w+/g, ':x')}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
