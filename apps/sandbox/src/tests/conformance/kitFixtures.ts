import type { Fixtures, Place } from '@foyer/api-client/conformance';
import { findPersona } from '../../scenarios/venues/venues';
import { PERSONA_PASSWORD } from '../../scenarios/seedPersona';

/** Where a persona stands, as their gateway tells it. */
const placeOf = (locationId: string, persona: string): Place => {
  const found = findPersona(locationId, persona);
  if (!found) throw new Error(`Nobody is ${persona} at ${locationId}.`);
  return {
    location_id: locationId,
    mac: found.persona.mac,
    nas_id: found.venue.nasId,
    customer_code: found.venue.customerCode,
    connection_type: 'wifi',
  };
};

const personOf = (locationId: string, persona: string, place: string) => ({
  email: findPersona(locationId, persona)?.persona.email ?? '',
  password: PERSONA_PASSWORD,
  place,
});

/** The sandbox's people, as the conformance kit wants them. */
export const kitFixtures: Fixtures = {
  places: {
    main: placeOf('canal-wharf', 'visitor'),
    custom: placeOf('hartsmere-forest', 'visitor'),
    noUserJourney: placeOf('saltwater-lido', 'visitor'),
    internal: placeOf('trenance-cove', 'visitor'),
    mercer: placeOf('mercer-lofts', 'dana'),
    meridian: placeOf('meridian-tower', 'frances'),
    station: placeOf('station-lofts', 'visitor'),
    trenance: placeOf('trenance-cove', 'pastdue'),
    hall: placeOf('canal-wharf', 'maya'),
  },
  people: {
    member: personOf('canal-wharf', 'maya', 'hall'),
    contract: personOf('mercer-lofts', 'dana', 'mercer'),
    pastDue: personOf('trenance-cove', 'pastdue', 'trenance'),
    mfa: personOf('meridian-tower', 'frances', 'meridian'),
    disabled: personOf('meridian-tower', 'disabled', 'meridian'),
    unverified: personOf('station-lofts', 'unverified', 'station'),
  },
  coupon: 'AUTUMN20',
  activationCode: 'NQ7K-2XWD',
};
