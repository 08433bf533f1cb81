import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { makeDeferred } from './support/deferred';
import { codeIn, lastMessage } from './support/outbox';
import { engines, startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

const EMAIL = 'hugo.frost@post.example';

// LOGIN-22
describe.each(engines)('the time of a reset (%s)', (engine) => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox(engine);
  });
  afterAll(() => sandbox.close());

  const ask = async (email: string) => {
    const visitor = await new Visitor(sandbox, 'station-lofts').arrive();
    return visitor.call('POST', '/api/user/password-reset/request-email', { email });
  };

  test('is the same for an address without an account', async () => {
    const time = async (email: string) => {
      const start = performance.now();
      await ask(email);
      return performance.now() - start;
    };
    expect(await time('nobody.at.all@post.example')).toBeGreaterThan(240);
    expect(await time(EMAIL)).toBeGreaterThan(240);
  });

  test('does not wait for the mail server, and the link comes later', async () => {
    await sandbox.moveClock(3 * 60_000);
    const { messages } = sandbox.backend;
    const send = messages.sendMail;
    const server = makeDeferred();
    const sending = vi.spyOn(messages, 'sendMail').mockImplementation(async (mail) => {
      await server.promise;
      await send(mail);
    });
    expect((await ask(EMAIL)).status).toBe(204);
    await vi.waitFor(() => expect(sending).toHaveBeenCalledOnce(), { timeout: 15_000 });
    server.resolve();
    const { links } = await lastMessage(sandbox, EMAIL);
    expect(links.map(codeIn).some((code) => code !== '')).toBe(true);
    sending.mockRestore();
  });

  test('does not tell that the mail server refuses the mail', async () => {
    await sandbox.moveClock(3 * 60_000);
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const sending = vi
      .spyOn(sandbox.backend.messages, 'sendMail')
      .mockRejectedValue(new Error('The server refuses the mail.'));
    expect((await ask(EMAIL)).status).toBe(204);
    await sandbox.backend.afterAnswer.settled();
    expect(log).toHaveBeenCalledWith(
      expect.stringContaining('Mailing a reset link: Error: The server refuses the mail.'),
    );
    sending.mockRestore();
    log.mockRestore();
  });
});
