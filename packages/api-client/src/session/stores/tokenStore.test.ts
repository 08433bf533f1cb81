import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../testing/fakeStorage';
import { makeBlankToken, makeToken } from '../../testing/makeToken';
import { safeStorage } from './safeStorage';
import { createTokenStore } from './tokenStore';

const open = (entries: Record<string, string> = {}) => {
  const local = fakeStorage(entries);
  return { local, tokens: createTokenStore(safeStorage(() => local)) };
};

describe('the token store', () => {
  it('stores the token under the key Token, without the word Bearer', () => {
    const { local, tokens } = open();
    tokens.write('Bearer abc.def.ghi');
    expect(local.getItem('Token')).toBe('abc.def.ghi');
    expect(tokens.read()).toBe('abc.def.ghi');
  });

  it('replaces a token in one write, never by a removal first', () => {
    const { local, tokens } = open({ Token: 'old' });
    let removed = 0;
    local.removeItem = () => (removed += 1);
    tokens.write('new');
    expect(removed).toBe(0);
    expect(tokens.read()).toBe('new');
  });

  it('removes the token', () => {
    const { tokens } = open({ Token: 'old' });
    tokens.remove();
    expect(tokens.read()).toBeNull();
  });

  it('reads the claims of a user and of a visitor', () => {
    const claims = { location_id: 'L1', user_id: 'u-7', exp: 2_000_000_000 };
    expect(open({ Token: makeToken(claims) }).tokens.claims()).toMatchObject({
      userId: 'u-7',
      locationId: 'L1',
      expiresAt: 2_000_000_000_000,
      scope: ['user'],
    });
    expect(open({ Token: makeBlankToken() }).tokens.claims()?.scope).toEqual(['anonymous']);
  });

  it.each([['nothing'], ['no.token'], ['a.%%%.c'], ['']])('reads no claims from %j', (Token) => {
    expect(open({ Token }).tokens.claims()).toBeNull();
  });

  describe('a listener', () => {
    const listen = () => {
      const { tokens } = open();
      const seen: (string | null)[] = [];
      const stop = tokens.subscribe(() => seen.push(tokens.read()));
      return { tokens, seen, stop };
    };

    it('is called after each change of the token', () => {
      const { tokens, seen } = listen();
      tokens.write('first');
      tokens.write('Bearer second');
      tokens.remove();
      expect(seen).toEqual(['first', 'second', null]);
    });

    it('is no longer called after it has unsubscribed', () => {
      const { tokens, seen, stop } = listen();
      stop();
      tokens.write('later');
      expect(seen).toEqual([]);
    });
  });
});
