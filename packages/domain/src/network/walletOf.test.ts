import { expect, test } from 'vitest';
import { walletOf } from './walletOf';

// CARD-4
test.each([
  ['an iPhone', '(iPhone; CPU iPhone OS 18_1 like Mac OS X)', 'apple'],
  ['a Mac', '(Macintosh; Intel Mac OS X 10_15_7)', 'apple'],
  ['an Android phone', '(Linux; Android 15; Pixel 9)', 'google'],
  ['a Windows computer', '(Windows NT 10.0; Win64; x64)', null],
])('%s saves a card in the wallet that it has, if any', (_, device, wallet) => {
  expect(walletOf(`Mozilla/5.0 ${device} AppleWebKit/605.1.15`)).toBe(wallet);
});
