import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { GatewayGrants } from '../services/network/GatewayGrants';
import { entryCookie, readEntry } from './entryCookie';

const grants = new GatewayGrants('secret');

/** The cookie of a portal at this address, and whether the portal reads it under a name. */
const at = (publicUrl: string) => {
  const app = new Hono().get('/', (c) => c.text(readEntry({ publicUrl }, c) ?? 'none'));
  const reads = async (cookie: string) => (await app.request('/', { headers: { cookie } })).text();
  return { cookie: entryCookie({ grants, publicUrl }, 'proof')['set-cookie'], reads };
};

// SEC-9
describe('the cookie of a browser that has entered', () => {
  it('cannot be set by a sibling site: under https its name binds it to this host', async () => {
    const { cookie, reads } = at('https://wifi.example');
    expect(cookie).toMatch(/^__Host-foyer_entry=[^;]+; .*Path=\/; .*Secure/);
    expect(await reads('foyer_entry=theirs')).toBe('none');
    expect(await reads('__Host-foyer_entry=own')).toBe('own');
  });

  it('has a plain name on this machine, where browsers refuse the other one', async () => {
    const { cookie, reads } = at('http://localhost:4000');
    expect(cookie).toMatch(/^foyer_entry=/);
    expect(await reads('foyer_entry=own')).toBe('own');
  });
});
