import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { RateLimits, rateLimits } from '../services/rate-limits/RateLimits';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

describe.each(engines)('a flood of calls that write rows (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  /** Uses all but one of the attempts of a network, as many calls would. */
  const spend = (limit: (typeof rateLimits)[keyof typeof rateLimits], who: string) => {
    const limits = new RateLimits(sandbox.backend.db, () => sandbox.clock.now());
    return Promise.all(Array.from({ length: limit.allowed - 1 }, () => limits.use(limit, who)));
  };
  const visitorFrom = async (address: string, locationId?: string) => {
    const visitor = new Visitor(sandbox, locationId);
    visitor.address = address;
    return visitor.arrive();
  };

  test('one network signs up only so many devices without an account', async () => {
    await spend(rateLimits.deviceSignUp, '198.51.100.7');
    const visitor = await visitorFrom('198.51.100.7', 'tollgate-house');
    const signUp = () =>
      visitor.call('POST', '/api/user/no-account-user', {
        headlessMac: null,
        isTermsAndConditionAccepted: true,
      });
    expect([(await signUp()).status, (await signUp()).status]).toEqual([201, 429]);
  });

  test('one network saves only so many speed tests', async () => {
    await spend(rateLimits.speedTest, '198.51.100.8');
    const visitor = await visitorFrom('198.51.100.8');
    const save = () =>
      visitor.call('POST', '/api/speed-test', {
        downloadMbps: 50,
        uploadMbps: 10,
        latencyMs: 20,
        jitterMs: 2,
        at: new Date(sandbox.clock.now()).toISOString(),
      });
    expect([(await save()).status, (await save()).status]).toEqual([204, 429]);
  });
});
