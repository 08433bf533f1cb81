import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './contentSecurityPolicy';

const policy = (asksCaptcha: boolean): string =>
  contentSecurityPolicy(
    { scriptHashes: [], styleHashes: [] },
    { cardProvider: null, gateways: [], asksCaptcha },
  );

test('the captcha’s script and frame are let in where registering asks for it, and only there', () => {
  expect(policy(true)).toMatch(/script-src [^;]*https:\/\/www\.google\.com\/recaptcha\//);
  expect(policy(true)).toMatch(/frame-src [^;]*https:\/\/www\.google\.com\/recaptcha\//);
  expect(policy(false)).not.toContain('google');
});
