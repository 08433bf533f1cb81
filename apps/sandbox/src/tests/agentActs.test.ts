import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PERSONA_PASSWORD } from '../scenarios/seedPersona';
import { textAt } from './support/textAt';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor, type Json } from './support/Visitor';

const KEY = '/api/network/handle-dpsk';

// SES-35
describe.each(engines)('what an agent does for a customer (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine, { rateLimits: false });
  });
  afterAll(() => sandbox.close());

  /** An agent who acts as Priya at Union Street, and Priya. */
  const arrive = async () => {
    const query = 'venue=union-street&persona=agent';
    const visit = await sandbox.app.request(`/sandbox/api/visit?${query}`, { method: 'POST' });
    const address = textAt({ body: (await visit.json()) as Json }, 'url');
    const token = new URLSearchParams(address.split('?')[1]).get('token');
    const agent = await new Visitor(sandbox, 'union-street').arrive();
    await agent.call('POST', '/api/gateway/login', {
      ...agent.location,
      token,
      is_impersonating: true,
    });
    const customer = await new Visitor(sandbox, 'union-street').arrive();
    await customer.logIn('priya.raman@quad.example', PERSONA_PASSWORD);
    return { agent, customer };
  };
  /** The last acts that the customer sees. */
  const acts = async (customer: Visitor): Promise<Record<string, unknown>[]> => {
    const { body } = await customer.call('GET', '/api/user/agent-acts');
    return Array.isArray(body) ? body : [];
  };

  test('shows no key until the agent asks for it, and says that it was shown', async () => {
    const { agent, customer } = await arrive();
    const key = textAt(await customer.call('POST', KEY, {}), 'passphrase');
    const seen = async (who: Visitor) => (await who.call('GET', '/api/devices')).body;
    expect(await seen(customer)).toMatchObject({ wpaPskPassphrase: key, isKeyHidden: false });
    expect(await seen(agent)).toMatchObject({ wpaPskPassphrase: null, isKeyHidden: true });
    expect(await acts(customer)).toMatchObject([{ act: 'begin' }]);
    expect(textAt(await agent.call('POST', KEY, { renew: false }), 'passphrase')).toBe(key);
    expect((await acts(customer))[0]).toMatchObject({
      agent: 'Ash from the help desk',
      act: 'showKey',
      at: expect.any(String),
    });
  });

  test('is listed with the newest first, and neither what was refused nor what the customer did', async () => {
    const { agent, customer } = await arrive();
    const earlier = (await acts(customer)).length;
    await customer.call('PATCH', '/api/user', { firstName: 'Robin' });
    await agent.call('PATCH', '/api/user', { firstName: 'Robyn' });
    expect((await agent.call('PATCH', '/api/user', { email: 'a@desk.example' })).status).toBe(403);
    await agent.call('POST', KEY, { renew: true });
    await agent.call('DELETE', '/api/user/sessions/current');
    const newest = (await acts(customer)).slice(0, -earlier);
    expect(newest.map(({ act }) => act)).toEqual(['end', 'renewKey', 'changeDetails']);
  });
});
