import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptedLanguage, inLanguage, say } from '../services/messages/say';
import { lastMessage } from './support/outbox';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { Visitor } from './support/Visitor';

describe('the language of a message', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['nl, fr;q=0.5', 'fr'],
    ['cy', 'cy'],
    ['nl', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
  ])('for "%s" is %s', (header, language) => {
    expect(acceptedLanguage(header)).toBe(language);
  });

  it('is that of its request, and English outside of one', () => {
    const order = () => say('orderSubject', { site: 'Quay' });
    expect(inLanguage('de', order)).toBe('Ihre Bestellung bei Quay');
    expect(order()).toBe('Your order at Quay');
  });
});

describe('a mail of the reference backend', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('pglite');
  });
  afterAll(() => sandbox.close());

  it('is written in the language that the portal asks for', async () => {
    const visitor = new Visitor(sandbox);
    const email = 'maya.okafor@hey.co.uk';
    await visitor.arrive();
    const path = '/api/user/password-reset/request-email';
    await visitor.call('POST', path, { email }, { 'accept-language': 'pl' });
    expect((await lastMessage(sandbox, email)).subject).toBe('Wybierz nowe hasło');
  });
});
