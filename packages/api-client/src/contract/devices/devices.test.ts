import { describe, expect, it } from 'vitest';
import { type CallCase, expectCall } from '../../testing/expectCall';
import { testClient, tokenOf } from '../../testing/testClient';
import { at, pounds, wire } from '../../testing/wireSamples';

const device = {
  ...wire.device,
  mac: 'A4:83:E7:12:34:56',
  addedAt: at('2026-11-01T00:00:00Z'),
  lastSeenAt: at('2026-11-21T09:48:00Z'),
  lostAt: null,
};

const counts = {
  complimentaryDeviceCount: 1,
  totalDeviceSlots: 5,
  totalDeviceChanges: 4,
  totalFreeDeviceSlots: 2,
  availableDeviceChanges: 3,
  additionalDeviceChanges: 1,
};

const cases: readonly [string, CallCase][] = [
  [
    'what was used',
    {
      call: ({ call }) => call('getUsage'),
      line: 'GET /api/usage',
      wire: {
        days: [
          { day: '2026-11-21', downloadBytes: 5 },
          { day: 'yesterday' },
          { day: '2026-11-21', downloadBytes: 2, uploadBytes: 1 },
        ],
        dataLimitBytes: '100',
        warning: 'pigeon',
        warnings: ['none', 'Email', 'pigeon'],
      },
      expected: {
        days: [{ day: '2026-11-21', downloadBytes: 2, uploadBytes: 1 }],
        dataLimitBytes: 100,
        dataUsedBytes: null,
        resetsAt: null,
        warning: 'unknown',
        warnings: ['none', 'email', 'unknown'],
      },
    },
  ],
  [
    'how the end is announced',
    {
      call: ({ call }) => call('setUsageWarning', { warning: 'sms' }),
      line: 'PUT /api/usage/warning',
      body: { warning: 'sms' },
      expected: null,
    },
  ],
  [
    'devices, slots and the key',
    {
      call: ({ call }) => call('getDevices'),
      line: 'GET /api/devices',
      wire: {
        ...counts,
        devices: [wire.device],
        deviceChangesResetTime: '2026-12-09T00:00:00Z',
        wpaPskPassphrase: 'brave-otter-42',
        ssidName: 'CanalWharf-Home',
        ssidAuthType: 'WPA3',
        dpskMigrationNeeded: true,
        seenDevices: [{ mac: 'aa-bb-cc-dd-ee-01', lastSeenAt: '2026-11-21T09:48:00Z' }],
      },
      expected: {
        ...counts,
        devices: [device],
        deviceChangesResetTime: at('2026-12-09T00:00:00Z'),
        wpaPskPassphrase: 'brave-otter-42',
        ssidName: 'CanalWharf-Home',
        ssidAuthType: 'WPA3',
        dpskMigrationNeeded: true,
        reportsLost: false,
        adoptsAddresses: false,
        isKeyHidden: false,
        seenDevices: [
          {
            mac: 'AA:BB:CC:DD:EE:01',
            name: null,
            kind: 'other',
            lastSeenAt: at('2026-11-21T09:48:00Z'),
          },
        ],
      },
    },
  ],
  [
    'a device to add',
    {
      call: ({ call }) =>
        call('addDevice', { mac: 'a4:83:e7:12:34:56', name: 'TV', kind: 'tv', wired: true }),
      line: 'POST /api/devices',
      body: { mac: 'a4:83:e7:12:34:56', name: 'TV', kind: 'tv', wired: true },
      wire: wire.device,
      expected: device,
    },
  ],
  [
    'devices to remove',
    {
      call: ({ call }) => call('deleteDevices', { ids: ['d1', 'd2'] }),
      line: 'PUT /api/devices/delete',
      body: { ids: ['d1', 'd2'] },
      expected: null,
    },
  ],
  [
    'a device’s new name',
    {
      call: ({ call }) => call('renameDevice', { id: 'd1', newName: 'Telly' }),
      line: 'PATCH /api/devices',
      body: { id: 'd1', newName: 'Telly' },
      wire: wire.device,
      expected: device,
    },
  ],
  [
    'the network’s key',
    {
      call: ({ call }) => call('handleDpsk', { renew: false }),
      line: 'POST /api/network/handle-dpsk',
      body: { renew: false },
      wire: { passphrase: 'brave-otter-42', ssidName: 'Home' },
      expected: { passphrase: 'brave-otter-42', ssidName: 'Home' },
    },
  ],
  [
    'another device with an external key',
    {
      call: ({ call }) => call('updateCloudpathDpsk', { mac: 'a483e7123456', name: 'TV' }),
      line: 'PUT /api/network/cloudpath-dpsk',
      body: { mac: 'a483e7123456', name: 'TV' },
      wire: { passphrase: 'brave-otter-42' },
      expected: { passphrase: 'brave-otter-42', ssidName: null },
    },
  ],
  [
    'notices for a device that is known',
    {
      call: ({ call }) =>
        call('getDeviceNotifications', { customerCode: 'HAL', mac: 'A4:83:E7:12:34:56' }),
      line: 'GET /api/devices/notification',
      query: { customerCode: 'HAL', mac: 'A4:83:E7:12:34:56' },
      wire: [{ id: 5, message: 'Rejoin, please.' }],
      expected: [{ id: '5', message: 'Rejoin, please.' }],
    },
  ],
  [
    'notices for a device that is not known',
    {
      call: ({ call }) => call('getDeviceNotifications', { customerCode: 'HAL', mac: null }),
      line: 'GET /api/devices/notification',
      query: { customerCode: 'HAL' },
      wire: [],
      expected: [],
    },
  ],
  [
    'a dismissed notice',
    {
      call: ({ call }) => call('dismissDeviceNotification', { id: '5' }),
      line: 'PUT /api/devices/notification',
      body: { id: '5' },
      expected: null,
    },
  ],
  [
    'a speed test’s result',
    {
      call: ({ call }) =>
        call('saveSpeedTest', {
          downloadMbps: 148.2,
          uploadMbps: 19.1,
          latencyMs: 12,
          jitterMs: 1.5,
          at: at('2026-11-21T10:00:00Z'),
        }),
      line: 'POST /api/speed-test',
      body: {
        downloadMbps: 148.2,
        uploadMbps: 19.1,
        latencyMs: 12,
        jitterMs: 1.5,
        at: '2026-11-21T10:00:00.000Z',
      },
      expected: null,
    },
  ],
];

describe('devices and network', () => {
  it.each(cases)('sends the call and reads its answer: %s', (_, tested) => expectCall(tested));
});

describe('the dashboard', () => {
  const read = async (body: unknown) => {
    const { client } = testClient({ 'GET /api/dashboard': { body } }, { token: tokenOf.maya });
    return client.call('getDashboard');
  };

  it('is read with all fields', async () => {
    const { data } = await read({
      subscriptionId: 'sub-1',
      subscription: wire.subscription,
      paymentMethod: wire.paymentMethod,
      features: { speedTest: true, later: 'yes' },
      userInfo: { firstName: 'Maya', lastName: 'Okafor', email: 'm@e.com' },
      nextPaymentDate: '2026-11-29T00:00:00Z',
      nextPayment: { amount: 20, currency: 'GBP' },
      pauseStart: '2026-11-24T00:00:00Z',
      serviceEndDate: '2026-11-29T00:00:00Z',
      serviceEndTime: '11:00',
      devicesUsed: 3,
      deviceSlots: 5,
      appleWalletUrl: 'https://wifi.example/key-card',
      googleWalletUrl: 'https://wifi.example/key-card-2',
    });
    expect(data).toEqual({
      subscriptionId: 'sub-1',
      subscription: expect.objectContaining({ id: 'sub-1', title: 'Plus' }),
      paymentMethod: { cardType: 'VISA', lastFour: '4242', expiryMonth: 8, expiryYear: 2029 },
      features: { speedTest: true, later: false },
      userInfo: { firstName: 'Maya', lastName: 'Okafor', email: 'm@e.com' },
      nextPaymentDate: at('2026-11-29T00:00:00Z'),
      nextPayment: pounds(20),
      creditOnNextPayment: null,
      pauseStart: at('2026-11-24T00:00:00Z'),
      serviceEndDate: at('2026-11-29T00:00:00Z'),
      serviceEndTime: '11:00',
      devicesUsed: 3,
      deviceSlots: 5,
      appleWalletUrl: 'https://wifi.example/key-card',
      googleWalletUrl: 'https://wifi.example/key-card-2',
    });
  });

  it('is read with no fields', async () => {
    expect((await read({})).data).toEqual({
      subscriptionId: null,
      subscription: null,
      paymentMethod: null,
      features: {},
      userInfo: null,
      nextPaymentDate: null,
      nextPayment: null,
      creditOnNextPayment: null,
      pauseStart: null,
      serviceEndDate: null,
      serviceEndTime: null,
      devicesUsed: null,
      deviceSlots: null,
      appleWalletUrl: null,
      googleWalletUrl: null,
    });
  });
});
