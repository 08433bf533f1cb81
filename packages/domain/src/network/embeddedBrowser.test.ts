import { describe, expect, it } from 'vitest';
import { isEmbeddedBrowser } from './embeddedBrowser';

const ios =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('isEmbeddedBrowser knows', () => {
  it.each([
    ['the captive window of an iPhone', `${ios} Mobile/15E148`, true],
    ['the captive window of a Mac', mac, true],
    ['Apple’s probe', 'CaptiveNetworkSupport-481.60.2 wispr', true],
    [
      'the captive window of an Android phone',
      'Mozilla/5.0 (Linux; Android 15; Pixel 7 Build/AP3A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0.0.0 Mobile Safari/537.36',
      true,
    ],
    ['Safari on an iPhone', `${ios} Version/18.1 Mobile/15E148 Safari/604.1`, false],
    ['Safari on a Mac', `${mac} Version/18.1 Safari/605.1.15`, false],
    [
      'Chrome on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
      false,
    ],
    [
      'Chrome on an Android phone',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
      false,
    ],
    [
      'Firefox on a Mac',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:132.0) Gecko/20100101 Firefox/132.0',
      false,
    ],
    ['an empty user agent', '', false],
  ])('%s', (_name, userAgent, expected) => {
    expect(isEmbeddedBrowser(userAgent)).toBe(expected);
  });
});
