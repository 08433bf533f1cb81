import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

// SITE-5
describe('what the backend says', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('pglite');
  });
  afterAll(() => sandbox.close());

  const cancelNothing = async (venue: string): Promise<unknown> => {
    const visitor = await new Visitor(sandbox, venue).signUp();
    const answer = await visitor.call('DELETE', '/api/subscription', {
      cancellationReason: 'other',
    });
    return answer.body['message'];
  };

  test('uses the venue’s word for a plan, and "plan" where it has none', async () => {
    expect(await cancelNothing('canal-wharf')).toBe('You have no plan at present.');
    expect(await cancelNothing('hartsmere-forest')).toBe('You have no pass at present.');
  });
});
