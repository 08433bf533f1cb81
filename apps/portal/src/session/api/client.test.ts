import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createChatButton } from '~/shell/chat/createChatButton';
import { refreshSession, loadRegistrationFields, reloadSite } from '~/session/refreshSession';
import { createStore } from '~/session/store/createStore';
import { page } from '~/shared/loading/reloadOnce';
import { callApi, contractCall } from './callApi';
import { configureClient, getClient } from './client';

beforeEach(() => {
  configureClient({});
  vi.resetModules();
  vi.doMock('@foyer/api-client', () => {
    throw new Error('The file is gone.');
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '');
});

describe('a client whose code does not load', () => {
  it('reloads the page at the second failure, where the network answers', async () => {
    const reload = vi.spyOn(page, 'reload').mockImplementation(() => undefined);
    const html = { headers: { 'content-type': 'text/html' } };
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('<main></main>', html)));
    expect(await getClient()).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    void getClient();
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });

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
    await expect(createChatButton(null)).rejects.toThrow('This site has no chat.');
  });
});
