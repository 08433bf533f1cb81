import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aToken } from '../testing/aToken';
import { scrub, scrubText } from './scrub';

const SECRET = 'S3cr3t-4711';

describe('a text that leaves the browser', () => {
  it.each([
    [
      'the SMS code of a failed call',
      'XHR error POST https://wifi.example.com/auth/mfa/check-code/481516',
      'XHR error POST https://wifi.example.com/auth/mfa/check-code/***',
    ],
    [
      'the code of a reset link',
      'https://wifi.example.com/v2/#/password-reset?code=aBcDeF&status=verify',
      'https://wifi.example.com/v2/#/password-reset?code=***&status=***',
    ],
    ['a coupon', '/api/coupon/validate/SPRING', '/api/coupon/validate/***'],
    ['an id', '/api/invoice/in_81/void', '/api/invoice/***/void'],
    ['a document', '/api/invoice/in_81.pdf', '/api/invoice/***'],
    [
      'a device in a path',
      '/api/cpe/check/CANAL/wharf/A4:83:E7:00:00:01',
      '/api/cpe/check/CANAL/wharf/***',
    ],
    ['an encoded device', 'mac is a4%3A83%3Ae7%3A00%3A00%3A01.', 'mac is ***.'],
    ['an email address', 'No account for maya.ellis@example.com.', 'No account for ***.'],
    ['a device without colons', 'mac is a483e7000001, was A483.E700.0001', 'mac is ***, was ***'],
    ['a checkout’s secret', 'No cs_test_a1B2_secret_fidkdWxOYHwnPyd1blpx%2F here', 'No *** here'],
    ['a payment’s secret', 'Error at pi_3Nx_secret_Yz: declined', 'Error at ***: declined'],
    ['an encoded email address', '/user/maya%40example.com/type', '/user/***/type'],
    ['a mobile number', 'Sent to +44 7700 900123 now', 'Sent to *** now'],
    ['a code in a sentence', 'Your code is 481516.', 'Your code is ***.'],
    ['a code in two groups', 'Your code is 481 516.', 'Your code is ***.'],
    ['a bearer token', 'Authorization: Bearer abc.def', 'Authorization: *** ***'],
    [
      'a secret behind another name',
      'Error: token=abc, at: code="4 8"',
      'Error: token=***, at: code="***"',
    ],
    ['a body', '{"password":"hunter two","plan":"plus"}', '{"password":"***","plan":"plus"}'],
    [
      'a body that is cut off',
      '{"plan":"plus","password":"hunter tw',
      '{"plan":"plus","password":"***"',
    ],
    ['a value that is cut off', "secret: 'hunter two", "secret: '***'"],
    ['a body inside a text', '{\\"newPassword\\":\\"hunter\\"}', '{\\"newPassword\\":\\"***\\"}'],
  ])('loses %s', (_what, text, clean) => {
    expect(scrubText(text)).toBe(clean);
  });

  it('loses a session token wherever it is', () => {
    expect(scrubText(`got ${aToken({ user_id: 'maya' })} back`)).toBe('got *** back');
  });

  it.each([
    [
      'TypeError: x is not a function\n at render (https://w.example:4000/v2/assets/index-B3x9.js:1:23456)',
    ],
    ['render@https://w1.example/v2/assets/index-B3x9.js:1:23456'],
    ['A visitor came to /portal-not-found.'],
    ['Failed to load 3 of 12 parts, status 502, at 2026-11-22T21:12:19Z'],
  ])('keeps what a developer needs: %s', (text) => {
    expect(scrubText(text)).toBe(text);
  });

  it('loses a secret whatever is around it', () => {
    const around = fc.string({ unit: 'grapheme-ascii' });
    const forms = fc.constantFrom(
      (secret: string) => `?code=${secret}`,
      (secret: string) => `https://x.example/auth/mfa/check-code/${secret}`,
      (secret: string) => ` {"password":"${secret}"}`,
      (secret: string) => ` token=${secret}`,
    );
    fc.assert(
      fc.property(around, forms, around, (before, form, after) => {
        expect(scrubText(`${before} ${form(SECRET)} ${after}`)).not.toContain(SECRET);
      }),
    );
  });
});

describe('a value that leaves the browser', () => {
  it('is scrubbed in every field, and loses fields with a secret’s name', () => {
    expect(
      scrub({
        view: { url: 'https://w.example/v2/#/login?status=verify&code=7' },
        body: [{ smsCode: 481516, phoneNumber: '07700 900123', isSent: true, tries: 2 }],
      }),
    ).toEqual({
      view: { url: 'https://w.example/v2/#/login?status=***&code=***' },
      body: [{ smsCode: '***', phoneNumber: '***', isSent: true, tries: 2 }],
    });
  });

  it('keeps the device’s address in the field for it, and nothing else there', () => {
    const mac = 'A4:83:E7:12:34:56';
    expect(scrub({ mac, context: { mac } })).toEqual({ mac, context: { mac } });
    expect(scrub({ mac: 'maya@example.com', other: mac })).toEqual({ mac: '***', other: '***' });
  });

  it('ends where it is nested too deeply to be read', () => {
    const nested: { deeper?: unknown } = {};
    nested.deeper = nested;
    expect(JSON.stringify(scrub(nested))).toContain('***');
  });
});
