import { describe, expect, it } from 'vitest';
import { testClient, tokenOf } from '../testing/testClient';

const as = { token: tokenOf.maya };
const renaming = { id: 'd1', newName: 'Radio' };

// API-11
describe('a change that is made', () => {
  it.each([
    ['an empty answer', { status: 204 }],
    ['an answer of another shape', { status: 201, body: { ok: true } }],
    ['an answer in words', { status: 200, body: 'done' }],
  ])('is a success without data for %s', async (_, answer) => {
    const { client } = testClient({ 'PATCH /api/devices': answer }, as);
    expect(await client.call('renameDevice', renaming)).toEqual({ data: null });
  });

  it('is none for a captive network’s page in the backend’s place', async () => {
    const page = { status: 200, body: '<!doctype html><title>Log in</title>' };
    const { client } = testClient({ 'PATCH /api/devices': page }, as);
    expect((await client.call('renameDevice', renaming)).error?.kind).toBe('contract');
  });

  it('is none for such a page where the call has no answer to read', async () => {
    const page = { status: 200, body: '<!doctype html><title>Log in</title>' };
    const { client } = testClient({ 'DELETE /api/unpause': page }, as);
    expect((await client.call('endPause')).error?.kind).toBe('contract');
  });

  it('still needs the answer that it is made for', async () => {
    const { client } = testClient({ 'POST /api/network/handle-dpsk': { body: {} } }, as);
    expect((await client.call('handleDpsk', {})).error?.kind).toBe('contract');
  });
});

// API-12
describe('a feature that the backend does not have', () => {
  it.each([
    ['404', { status: 404, body: { code: 'NOT_FOUND', message: 'Not here.' } }],
    ['204', { status: 204 }],
  ])('has its neutral data for %s', async (_, answer) => {
    const { client } = testClient(
      { 'GET /api/devices/notification': answer, 'GET /api/pause': answer },
      as,
    );
    const reader = { customerCode: null, mac: null };
    expect(await client.call('getDeviceNotifications', reader)).toEqual({ data: [] });
    expect(await client.call('getPause')).toEqual({ data: 'absent' });
  });

  it('is an error where it is refused or broken', async () => {
    const { client } = testClient({ 'GET /api/pause': { status: 500 } }, as);
    expect((await client.call('getPause')).error?.kind).toBe('http');
  });
});
