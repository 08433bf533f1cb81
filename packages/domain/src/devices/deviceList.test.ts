import { describe, expect, it } from 'vitest';
import { aDevice, aDeviceList } from '../testing/aDeviceList';
import { findDevices, devicesToRejoin, removeDevices, sharesName } from './deviceList';

const list = aDeviceList({
  devices: [
    aDevice({ id: 'a', name: 'Phone', mac: 'A4:83:E7:12:34:56' }),
    aDevice({ id: 'b', name: 'TV', mac: '3C:22:FB:81:40:9E', complimentary: true }),
    aDevice({ id: 'c', name: 'Desktop', mac: 'D4:81:D7:4C:11:82', wired: true }),
  ],
  complimentaryDeviceCount: 1,
  totalDeviceSlots: 5,
  totalFreeDeviceSlots: 2,
});

// DEV-14
describe('a name', () => {
  it.each([
    ['iPhone', true],
    [' IPHONE', true],
    ['iPhone 2', false],
  ])('“%s” is that of another device: %s', (name, isShared) => {
    const phone = aDevice({ id: 'a', name: 'iPhone' });
    expect(sharesName({ id: 'b', name }, [phone, aDevice({ id: 'b', name })])).toBe(isShared);
  });
});

describe('removeDevices', () => {
  it('frees the slots of the removed devices', () => {
    const left = removeDevices(list, new Set(['a']));
    expect(left.devices.map(({ id }) => id)).toEqual(['b', 'c']);
    expect(left).toMatchObject({ totalDeviceSlots: 5, totalFreeDeviceSlots: 3 });
  });

  it('removes the slot of a complimentary device', () => {
    expect(removeDevices(list, new Set(['a', 'b']))).toMatchObject({
      complimentaryDeviceCount: 0,
      totalDeviceSlots: 4,
      totalFreeDeviceSlots: 3,
    });
  });

  it('answers the same list if it has none of the devices', () => {
    expect(removeDevices(list, new Set(['x']))).toBe(list);
  });
});

describe('devicesToRejoin', () => {
  it('leaves out devices on a cable', () => {
    expect(devicesToRejoin(list).map(({ name }) => name)).toEqual(['Phone', 'TV']);
  });

  it('leaves out lost devices', () => {
    const devices = [aDevice({ name: 'Phone', lostAt: 1 }), aDevice({ name: 'TV' })];
    expect(devicesToRejoin({ devices }).map(({ name }) => name)).toEqual(['TV']);
  });
});

describe('findDevices', () => {
  it.each([
    ['', ['Phone', 'TV', 'Desktop']],
    ['  ', ['Phone', 'TV', 'Desktop']],
    ['pho', ['Phone']],
    ['TV', ['TV']],
    ['3c-22', ['TV']],
    ['a483.e712', ['Phone']],
    ['-', []],
    ['nothing', []],
  ])('finds by %j: %j', (typed, names) => {
    expect(findDevices(list.devices, typed).map(({ name }) => name)).toEqual(names);
  });
});
