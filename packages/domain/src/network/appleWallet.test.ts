import { expect, test } from 'vitest';
import { hasAppleWallet } from './appleWallet';

// CARD-4
test.each([
  ['an iPhone', '(iPhone; CPU iPhone OS 18_1 like Mac OS X)', true],
  ['a Mac', '(Macintosh; Intel Mac OS X 10_15_7)', true],
  ['an Android phone', '(Linux; Android 15; Pixel 9)', false],
  ['a Windows computer', '(Windows NT 10.0; Win64; x64)', false],
])('%s: a pass for Apple Wallet opens or not', (_, device, opens) => {
  expect(hasAppleWallet(`Mozilla/5.0 ${device} AppleWebKit/605.1.15`)).toBe(opens);
});
