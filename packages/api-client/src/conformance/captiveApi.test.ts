import { expect, it } from 'vitest';
import { captiveApiProblems } from './captiveApi';

const answering =
  (body: string, headers: Record<string, string>): typeof fetch =>
  () =>
    Promise.resolve(new Response(body, { headers }));

const right = { 'content-type': 'application/captive+json', 'cache-control': 'private, no-store' };
const captive = '{"captive":true,"user-portal-url":"https://wifi.example.com/"}';

it('a gateway that follows RFC 8908 conforms', async () => {
  expect(await captiveApiProblems('https://gw.example/captive', answering(captive, right))).toEqual(
    [],
  );
});

it.each<[string, typeof fetch]>([
  ['It isn’t a JSON object.', answering('<html>', right)],
  ['not application/captive+json', answering(captive, { ...right, 'content-type': 'text/html' })],
  ['has no "no-store"', answering(captive, { ...right, 'cache-control': 'private' })],
  ['is not an https address', answering(captive.replace('https', 'http'), right)],
  ['It does not answer: refused.', () => Promise.reject(new Error('refused'))],
])('a gateway that does not is named: %s', async (problem, send) => {
  const problems = await captiveApiProblems('https://gw.example/captive', send);
  expect(problems.join(' ')).toContain(problem);
});
