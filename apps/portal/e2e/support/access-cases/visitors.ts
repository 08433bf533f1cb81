import type { AccessCase } from '../checkAccess';
import {
  account,
  addresses,
  bills,
  card,
  confirm,
  devices,
  offers,
  plan,
  privacy,
  recovery,
  visitor,
} from './expectedAccess';

/** People who have not logged in, on the venue's network and off it. */
export const visitors: readonly AccessCase[] = [
  { venue: 'canal-wharf', persona: 'visitor', ...visitor },
  {
    venue: 'canal-wharf',
    persona: 'visitor',
    who: 'without a session',
    sessionFails: true,
    home: '/portal',
    // Without a session every address shows the same message.
    opens: addresses,
    redirects: [],
    headings: Object.fromEntries(
      addresses.map((address) => [address, /^We can’t reach the service\.$/]),
    ),
  },
  {
    venue: 'union-street',
    persona: 'visitor',
    ...visitor,
    opens: ['/', '/select-plan-anchor', '/login', '/finish-registration'],
    redirects: [
      ...visitor.redirects.slice(0, 2),
      [['/select-plan', confirm], '/select-plan-anchor'],
    ],
  },
  {
    venue: 'station-lofts',
    persona: 'visitor',
    ...visitor,
    redirects: [
      ...visitor.redirects,
      [['/portal?status=verify'], '/login?status=verify'],
      [['/portal/my-account?status=verify'], '/login?status=verify'],
    ],
  },
  {
    venue: 'old-brewery',
    persona: 'outside',
    home: '/not-connected',
    opens: ['/login', '/finish-registration'],
    redirects: [
      [recovery, '/login'],
      [
        [
          ...offers,
          confirm,
          '/select-plan-anchor',
          '/portal',
          ...plan,
          ...bills,
          ...devices,
          ...privacy,
          ...account,
          ...card,
        ],
        '/not-connected',
      ],
    ],
  },
];
