import { describe, expect, it } from 'vitest';
import { aDevice, aDeviceList } from '../testing/aDeviceList';
import { adoptionOf } from './adoption';
import type { Device, SeenDevice } from './device';

const MADE_UP = '02:11:22:33:44:55';
const MAKERS = 'A4:83:E7:12:34:56';

const device = (changes: Partial<Device> = {}): Device =>
  aDevice({ id: 'd-1', mac: '06:00:00:00:00:01', ...changes });
const seen = (mac: string): SeenDevice => ({ mac, name: 'pixel', kind: 'phone', lastSeenAt: null });
const list = (devices: readonly Device[], seenDevices: readonly SeenDevice[] = []) => ({
  ...aDeviceList(),
  adoptsAddresses: true,
  devices,
  seenDevices,
});

describe('a device that may have a new address', () => {
  it('is found for the current device first, then for one that the network saw', () => {
    const both = list([device()], [seen('06:99:00:00:00:01')]);
    expect(adoptionOf(both, MADE_UP)?.address).toEqual({ mac: MADE_UP, name: null, isThis: true });
    expect(adoptionOf(both, null)?.address).toMatchObject({ name: 'pixel', isThis: false });
    expect(adoptionOf(both, null)?.devices.map(({ id }) => id)).toEqual(['d-1']);
  });

  it('may be a lost one that is back', () => {
    const lost = device({ id: 'd-2', lostAt: 1 });
    expect(adoptionOf(list([lost]), MADE_UP)?.devices).toEqual([lost]);
    expect(adoptionOf(list([device(), lost]), MADE_UP)?.devices).toHaveLength(2);
  });

  it.each([
    ['the backend does not offer it', { ...list([device()]), adoptsAddresses: false }],
    ['the only device is online', list([device({ online: true })])],
    ['the only device has a cable', list([device({ wired: true })])],
    ['the address is of a device already', list([device(), device({ mac: MADE_UP })])],
    ['there is no device', list([])],
  ])('is not looked for where %s', (_, given) => {
    expect(adoptionOf(given, MADE_UP)).toBeNull();
  });

  it('is not looked for behind an address that a maker gave, or an unknown one', () => {
    expect(adoptionOf(list([device()]), MAKERS)).toBeNull();
    expect(adoptionOf(list([device()], [seen(MAKERS)]), null)).toBeNull();
  });
});
