import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aToken, base64url } from '../testing/aToken';
import { decodeBase64 } from './decodeBase64';
import { readToken } from './readToken';

const claims = {
  customer_code: 'COVE',
  exp: 1_800_000_000,
  location_id: 'loc-1',
  mac: 'a4-83-e7-12-34-56',
  nas_id: 'nas-1',
  connection_type: 'wifi',
  user_id: 'user-1',
  scope: ['user', 'billing'],
};

const expected = {
  customerCode: 'COVE',
  expiresAt: 1_800_000_000_000,
  locationId: 'loc-1',
  mac: 'A4:83:E7:12:34:56',
  nasId: 'nas-1',
  connectionType: 'wifi',
  userId: 'user-1',
  scope: ['user', 'billing'],
};

describe('readToken reads the claims', () => {
  it.each([
    ['of a plain token', aToken(claims)],
    ['of a token after "Bearer"', `Bearer ${aToken(claims)}`],
    ['of a token after "bearer" and several spaces', `bearer   ${aToken(claims)}`],
    ['of a token without a signature', aToken(claims).split('.').slice(0, 2).join('.')],
  ])('%s', (_, token) => {
    expect(readToken(token)).toEqual(expected);
  });

  it('of a token with numbers for ids', () => {
    expect(readToken(aToken({ exp: 1, user_id: 42, location_id: 7 }))).toMatchObject({
      userId: '42',
      locationId: '7',
    });
  });

  it('of a token with an expiry only', () => {
    expect(readToken(aToken({ exp: 10 }))).toEqual({
      customerCode: null,
      expiresAt: 10_000,
      locationId: null,
      mac: null,
      nasId: null,
      connectionType: null,
      userId: null,
      scope: [],
    });
  });

  it('of a token with IGNORE_MAC and an empty user id as null', () => {
    expect(readToken(aToken({ exp: 1, mac: 'IGNORE_MAC', user_id: '' }))).toMatchObject({
      mac: null,
      userId: null,
    });
  });

  it.each([
    ['an array', ['anonymous', 3, 'x'], ['anonymous', 'x']],
    ['one text', 'anonymous x', ['anonymous', 'x']],
    ['something else', { a: 1 }, []],
  ])('of a token with a scope that is %s', (_, scope, read) => {
    expect(readToken(aToken({ exp: 1, scope }))?.scope).toEqual(read);
  });

  it('of a token with text in any script', () => {
    expect(readToken(aToken({ exp: 1, customer_code: 'Zürich 湖 🏕' }))?.customerCode).toBe(
      'Zürich 湖 🏕',
    );
  });
});

describe('readToken answers null for', () => {
  it.each([
    ['nothing', null],
    ['undefined', undefined],
    ['empty text', ''],
    ['a word', 'token'],
    ['no JSON inside', `a.${base64url('hello')}.b`],
    ['an array inside', `a.${base64url('[]')}.b`],
    ['null inside', `a.${base64url('null')}.b`],
    ['a number inside', `a.${base64url('7')}.b`],
    ['no expiry', aToken({ user_id: 'x' })],
    ['an expiry in words', aToken({ exp: 'soon' })],
    ['an expiry without end', `a.${base64url('{"exp":1e999}')}.b`],
    ['letters that are not base64', 'a.{}.b'],
    ['octets that are not UTF-8', 'a._w.b'],
  ])('%s', (_, token) => {
    expect(readToken(token)).toBeNull();
  });

  it('and never throws, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (a, b) => {
        expect(() => readToken(`${a}.${b}`)).not.toThrow();
      }),
    );
  });
});

describe('decodeBase64 reads', () => {
  it.each([
    ['Zm9v', 'foo'],
    ['Zm8=', 'fo'],
    ['Zg==', 'f'],
    ['Zg', 'f'],
    ['', ''],
    ['8J-PlQ', '🏕'],
    ['8J+PlQ==', '🏕'],
    ['Pz8_', '???'],
    ['Pz8/', '???'],
    ['Z g', null],
    ['Zg=x', null],
    ['Zm9v!', null],
    ['Zm9v Zm9v', null],
    ['_w', null],
    ['Cg', '\n'],
  ])('%s is %s', (encoded, text) => {
    expect(decodeBase64(encoded)).toBe(text);
  });

  it('every text that was encoded', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(decodeBase64(base64url(text))).toBe(text);
      }),
    );
  });
});
