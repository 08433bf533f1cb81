import { expect, it } from 'vitest';
import { fillPage } from './fillPage';

const page =
  '<head><meta charset="utf-8"><meta name="foyer-api-base" content="" /><meta name="foyer-auth-base" content="" /></head><p class="x" data-help></p>';

it('writes addresses, help and policy into the page, whatever characters they have', () => {
  const filled = fillPage(page, {
    config: { apiBase: 'https://api.example/"$&', authBase: '/auth' },
    help: 'Call <reception> & ask $1',
    policy: "default-src 'none'",
  });
  expect(filled).toContain('name="foyer-api-base" content="https://api.example/&quot;$&amp;"');
  expect(filled).toContain('name="foyer-auth-base" content="/auth"');
  expect(filled).toContain('data-help>Call &lt;reception&gt; &amp; ask $1</p>');
  expect(filled).toContain(
    `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'" />`,
  );
});

it('writes no policy where the server sends it', () => {
  const config = { apiBase: '/api', authBase: '/auth' };
  expect(fillPage(page, { config, help: '', policy: null })).not.toContain('http-equiv');
});
