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
