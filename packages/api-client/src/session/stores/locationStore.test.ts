import { describe, expect, it } from 'vitest';
import { fakeStorage } from '../../testing/fakeStorage';
import { createLocationStore } from './locationStore';
import { safeStorage } from './safeStorage';
import { fromWireLocation, locationHeader } from '../../contract/gateway/wireLocation';

const details = {
  locationId: 'CANAL-1',
  mac: 'A4:83:E7:12:34:56',
  nasId: 'nas 7&8',
  customerCode: 'HAL',
  connectionType: 'wifi',
};

const open = (kept?: string) => {
  const local = fakeStorage(kept === undefined ? {} : { 'foyer.location': kept });
  return { local, location: createLocationStore(safeStorage(() => local)) };
};

describe('the location store', () => {
  it('returns the details that it stored', () => {
    const { location } = open();
    location.write(details);
    expect(location.read()).toEqual(details);
  });

  it('stores the details with their wire names, so that the start script can read them', () => {
    const { local, location } = open();
    location.write({ ...details, nasId: null });
    expect(JSON.parse(local.getItem('foyer.location') ?? '')).toEqual({
      mac: 'A4:83:E7:12:34:56',
      location_id: 'CANAL-1',
      customer_code: 'HAL',
      connection_type: 'wifi',
    });
  });

  it.each([
    ['nothing is stored', undefined],
    ['the stored value is not JSON', '{'],
    ['the stored value is not an object', '7'],
    ['the stored value is null', 'null'],
    ['the stored value names no site', '{"mac":"A4:83:E7:12:34:56"}'],
    ['the stored site is not text', '{"location_id":7}'],
  ])('returns null when %s', (_, kept) => {
    expect(open(kept).location.read()).toBeNull();
  });

  it('reads IGNORE_MAC as an unknown mac', () => {
    const { location } = open('{"location_id":"L","mac":"IGNORE_MAC"}');
    expect(location.read()?.mac).toBeNull();
  });
});

describe('the location header', () => {
  it('is URL-encoded key=value pairs of the five details', () => {
    expect(Object.fromEntries(new URLSearchParams(locationHeader(details)))).toEqual({
      mac: 'A4:83:E7:12:34:56',
      nas_id: 'nas 7&8',
      location_id: 'CANAL-1',
      customer_code: 'HAL',
      connection_type: 'wifi',
    });
    expect(locationHeader(details)).toContain('nas_id=nas+7%268');
  });

  it('omits unknown details', () => {
    expect(locationHeader(fromWireLocation({ location_id: 'L' }))).toBe('location_id=L');
    expect(locationHeader(null)).toBe('');
  });
});
