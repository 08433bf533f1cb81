import { describe, expect, it } from 'vitest';
import { aDevice } from '../testing/aDeviceList';
import { sortDevices } from './deviceList';
import { isThisDevice } from './thisDevice';
import { normaliseDeviceName } from './deviceName';

const MAC = 'A4:83:E7:12:34:56';

describe('isThisDevice', () => {
  it.each([
    ['when the server says so', aDevice({ thisDevice: true }), null, true],
    ["when it has the session's MAC", aDevice(), 'a483e7123456', true],
    ['not when its MAC is another', aDevice(), 'A4:83:E7:12:34:57', false],
    ["not when the session's MAC is unknown", aDevice(), null, false],
  ])('%s', (_, device, mac, isThis) => {
    expect(isThisDevice(device, mac)).toBe(isThis);
  });
});

describe('sortDevices', () => {
  it('puts this device first, then devices that are online, then sorts by name', () => {
    const devices = [
      aDevice({ name: 'TV 10', mac: '1' }),
      aDevice({ name: 'TV 9', mac: '2' }),
      aDevice({ name: 'zither', mac: '3', online: true }),
      aDevice({ name: 'Zebra', mac: MAC }),
      aDevice({ name: 'éclair', mac: '4', online: true }),
    ];
    expect(sortDevices(devices, MAC, 'en').map((device) => device.name)).toEqual([
      'Zebra',
      'éclair',
      'zither',
      'TV 9',
      'TV 10',
    ]);
  });

  it('sorts in a locale that does not exist', () => {
    expect(sortDevices([aDevice()], null, 'en_GB@posix')).toHaveLength(1);
  });
});

describe('normaliseDeviceName', () => {
  it.each([
    ['  Living   room\tTV ', 'Living room TV'],
    ['x'.repeat(60), 'x'.repeat(50)],
    ['🏕'.repeat(60), '🏕'.repeat(50)],
    [`${'x'.repeat(49)} y`, 'x'.repeat(49)],
    ['   ', ''],
    [`${'x'.repeat(48)}👩‍🚀`, 'x'.repeat(48)],
    [`${'x'.repeat(49)}👍🏽`, 'x'.repeat(49)],
    [`${'x'.repeat(47)}👩‍🚀`, `${'x'.repeat(47)}👩‍🚀`],
  ])('"%s" becomes "%s"', (text, name) => {
    expect(normaliseDeviceName(text)).toBe(name);
  });
});
