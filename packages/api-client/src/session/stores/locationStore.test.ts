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
  it('gives back what it was given', () => {
    const { location } = open();
    location.write(details);
    expect(location.read()).toEqual(details);
  });

  it('keeps the details under their wire names, so that the start-up script reads them too', () => {
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
    ['nothing was kept', undefined],
    ['what was kept is no JSON', '{'],
    ['what was kept is no object', '7'],
    ['what was kept is null', 'null'],
    ['no site was named', '{"mac":"A4:83:E7:12:34:56"}'],
    ['the site is no text', '{"location_id":7}'],
  ])('knows no location when %s', (_, kept) => {
    expect(open(kept).location.read()).toBeNull();
  });

  it('takes IGNORE_MAC for a mac that is not known', () => {
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

  it('leaves out what is not known', () => {
    expect(locationHeader(fromWireLocation({ location_id: 'L' }))).toBe('location_id=L');
    expect(locationHeader(null)).toBe('');
  });
});
