import type { AccessCase } from '../checkAccess';
import {
  afterLogin,
  closedToFree,
  fromConfirm,
  devices,
  onAgreement,
  resident,
} from './expectedAccess';

/** Residents whose landlord pays, or manages the devices. */
export const residents: readonly AccessCase[] = [
  { venue: 'union-street', persona: 'priya', ...resident },
  { venue: 'union-street', persona: 'migrating', ...resident },
  { venue: 'mercer-lofts', persona: 'dana', ...onAgreement },
  {
    venue: 'mercer-lofts',
    persona: 'resident',
    ...onAgreement,
    // A free plan may be replaced by a paid one.
    opens: [...onAgreement.opens, '/select-plan'],
    redirects: [afterLogin, fromConfirm, [[...closedToFree, ...devices], '/portal']],
  },
  {
    venue: 'tollgate-house',
    ...resident,
    secondaryLinks: [],
    redirects: [[['/login', ...(resident.redirects[1]?.[0] ?? [])], '/portal/device-management']],
  },
];
