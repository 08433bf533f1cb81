import type { CallName } from '../../contract/calls';
import { device, guestPass, key, type Sent } from './entities';

/** Examples of the calls about devices, guests and the network; see `examples`. */
export const deviceExamples = {
  getVenueStatus: {
    state: 'planned',
    message: 'The Wi-Fi may drop for a few minutes.',
    startsAt: '2026-11-24T02:00:00Z',
    endsAt: '2026-11-24T03:00:00Z',
    internetProbe: 'https://status.example.com/pixel.png',
  },
  getGuestPasses: {
    passes: [guestPass],
    hours: [4, 24, 72],
    total: 5,
    left: 4,
    resetsAt: '2026-12-01T00:00:00.000Z',
    takesSlot: true,
  },
  getUsage: {
    days: [
      { day: '2026-11-20', downloadBytes: 2_400_000_000, uploadBytes: 310_000_000 },
      { day: '2026-11-21', downloadBytes: 900_000_000, uploadBytes: 120_000_000 },
    ],
    dataLimitBytes: 50_000_000_000,
    dataUsedBytes: 3_730_000_000,
    resetsAt: '2026-12-01T00:00:00.000Z',
    warning: 'email',
    warnings: ['none', 'email', 'sms'],
  },
  createGuestPass: guestPass,
  redeemGuestPass: { endsAt: '2026-11-23T18:00:00.000Z', host: 'Maya' },
  addDevice: device,
  renameDevice: device,
  reportDeviceLost: { ...device, lostAt: '2026-11-21T10:00:00Z' },
  reportDeviceFound: device,
  adoptDeviceAddress: device,
  getDevices: {
    devices: [device],
    reportsLost: true,
    adoptsAddresses: true,
    complimentaryDeviceCount: 0,
    totalDeviceSlots: 3,
    totalDeviceChanges: 5,
    totalFreeDeviceSlots: 2,
    availableDeviceChanges: 4,
    additionalDeviceChanges: 0,
    deviceChangesResetTime: '2026-12-01T00:00:00Z',
    wpaPskPassphrase: 'harbour-lamp-4821',
    isKeyHidden: false,
    ssidName: 'Harbour House',
    ssidAuthType: 'WPA2',
    dpskMigrationNeeded: false,
    seenDevices: [
      {
        mac: 'B8:27:EB:00:11:22',
        name: 'printer',
        kind: 'printer',
        lastSeenAt: '2026-11-21T09:00:00Z',
      },
    ],
  },
  handleDpsk: key,
  updateCloudpathDpsk: key,
  getDeviceNotifications: [{ id: 'notice-1', message: 'A device of yours has joined.' }],
} satisfies { readonly [K in CallName]?: Sent<K> };
