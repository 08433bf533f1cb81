import { makePlan } from '../makePlan';
import { siteDetails } from '../siteDefaults';
import type { VenueSeed } from '../VenueSeed';
import { essential } from './sharedPlans';

/** A venue that is closed: nobody but an agent gets past the door. */
export const oldBrewery: VenueSeed = {
  locationId: 'old-brewery',
  customerCode: 'BREWERY',
  nasId: 'gw-brewery-1',
  about: 'Closed: visitors are turned away, an agent is not.',
  details: siteDetails({ name: 'The Old Brewery', code: 'OldBrewery', enabled: false }),
  plans: [
    makePlan({ ...essential, priceId: 'ob-essential-month', amount: 1200, category: '1month' }),
  ],
  coupons: [],
  personas: [
    {
      key: 'visitor',
      about: 'Comes to a venue that is closed',
      kind: 'visitor',
      mac: 'A4:83:E7:70:2A:5C',
    },
    {
      key: 'owner',
      about: 'Has an account here',
      kind: 'customer',
      mac: '3C:22:FB:19:E0:63',
      email: 'joan.barley@post.example',
      firstName: 'Joan',
      lastName: 'Barley',
      mobile: '+447700900901',
      card: 'visa',
      subscription: { priceId: 'ob-essential-month', periodsPaid: 3, daysIn: 6 },
    },
    {
      key: 'agent',
      about: 'An agent in Joan’s account, let in all the same',
      kind: 'agent',
      firstName: 'Robin from the help desk',
      mac: '00:1B:63:84:45:E8',
      actsFor: 'owner',
    },
    {
      key: 'outside',
      about: 'Opens the portal on mobile data, no gateway in sight',
      kind: 'outside',
      mac: 'A4:83:E7:70:2A:5D',
    },
  ],
};
