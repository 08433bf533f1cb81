import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openChat } from '~/shell/chat/openChat';
import { refreshSession, loadRegistrationFields, reloadSite } from '~/session/refreshSession';
import { createStore } from '~/session/store/createStore';
import { callApi, contractCall } from './callApi';
import { configureClient, getClient } from './client';

beforeEach(() => {
  configureClient({});
  vi.resetModules();
  vi.doMock('@foyer/api-client', () => {
    throw new Error('The file is gone.');
  });
});

describe('a client whose code does not load', () => {
  it('is null, and is loaded again at the next call', async () => {
    expect(await getClient()).toBeNull();
    vi.doMock('@foyer/api-client', () => ({ createClient: () => 'the client' }));
    expect(await getClient()).toBe('the client');
  });
});

describe('while the client’s code does not load', () => {
  it('every call fails as if the network were down', async () => {
    const error = expect.objectContaining({ kind: 'network' });
    expect(await callApi('getSiteInfo')).toEqual({ error });
    const endpoint = contractCall('getSiteInfo');
    expect(await endpoint(undefined, new AbortController())).toEqual({ error });
  });

  it.each([
    ['refreshing the session', refreshSession],
    ['reloading the site', reloadSite],
    ['asking for the fields', loadRegistrationFields],
  ])('%s changes nothing', async (_, action) => {
    const store = createStore();
    const before = store.getState();
    await store.dispatch(action());
    expect(store.getState()).toEqual(before);
  });

  it('the chat reports that there is none', async () => {
    await expect(openChat(null)).rejects.toThrow('This site has no chat.');
  });
});
