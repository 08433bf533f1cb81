import { everyCustomer } from './support/customer';
import { expect, test } from './support/test';
import { hearTroubles } from './support/troubles';
import { expectMenu, typeAddress, walkIn, type Walk } from './support/walkPortal';

// Everything here is written out, and nothing worked out: the rules of the product are not asked.

const plan = [
  '/portal/manage-your-plan',
  '/portal/manage-your-plan/plans',
  '/portal/manage-your-plan/home-networking-wizard',
  '/portal/manage-your-plan/cancel',
];
const bills = ['/portal/billing-information', '/portal/billing-information/sub_1'];
const devices = [
  '/portal/device-management',
  '/portal/device-management/add-device',
  '/portal/device-management/edit-device/dev_1',
];
const privacy = ['/portal/preferences-and-privacy'];
const account = ['/portal/my-account', '/portal/my-account/edit'];
const card = ['/portal/my-account/default-payment-method'];
const offers = ['/', '/select-plan'];
const confirm = '/select-plan-email-verification';
const recovery = ['/password-recovery-for-my-account', '/password-sms-recovery-for-my-account'];

/** Every address that somebody may be led away from. Each person types them all. */
const addresses = [
  ['/portal/my-account', '/login', '/portal', '/portal/my-account/edit'],
  [plan, bills, devices, privacy, card, offers, recovery].flat(),
  [confirm, '/select-plan-anchor', '/finish-registration'],
].flat();

/** These open for everybody. */
const open = ['/error', '/denied-portal', '/denied', '/not-connected', '/portal-not-found'];

const everywhere = [...account, ...recovery];
const privately = 'Preferences & Privacy';
const speedAndHelp = ['Speed test', 'Help'];
const wharf = ['Speed test', 'Tell Canal Wharf how the Wi-Fi is doing', 'Help'];
const halden = [
  'Speed test',
  'Tell Halden Arcade Hotel how the Wi-Fi is doing',
  'Dial 0 for reception',
];
/** Logging in again leads back to where one was. */
const back: [string[], string] = [['/login'], '/portal/my-account'];
const sells = [...offers, confirm, '/select-plan-anchor', '/finish-registration'];

/** A customer whose plan renews. */
const renewing = {
  ends: '/portal',
  menu: ['Dashboard', 'Device Management', 'My Plan', 'Billing Information', 'Account Details'],
  extras: speedAndHelp,
  opens: ['/portal', ...plan, ...bills, ...devices, ...privacy, ...card, ...everywhere],
  leads: [back, [sells, '/portal']] as Walk['leads'],
};

/** The same on a service agreement, which leaves the devices to the landlord. */
const onAgreement = {
  ...renewing,
  menu: ['Dashboard', 'My Plan', 'Billing Information', 'Account Details', privately],
  extras: ['Speed test', 'Support'],
  opens: ['/portal', ...plan, ...bills, ...privacy, ...card, ...everywhere],
  leads: [back, [[...sells, ...devices], '/portal']] as Walk['leads'],
};

/** Somebody without a plan, who may choose one. */
const choosing = {
  ends: '/',
  menu: ['Device Management', 'Choose a plan', 'Account Details'],
  extras: speedAndHelp,
  opens: [...offers, ...plan, ...bills, ...devices, ...card, ...everywhere],
};
const choosingLeads: Walk['leads'] = [
  back,
  [['/portal'], '/portal/device-management'],
  // Where addresses need no confirming there is nothing to wait for.
  [['/select-plan-anchor', confirm], '/select-plan'],
  [['/finish-registration'], '/'],
];

/** A resident whose landlord pays: only the personal network is theirs to manage. */
const resident = {
  ends: '/portal/device-management',
  menu: ['Personal Network', 'Account Details', privately],
  extras: ['Speed test', 'Help desk'],
  opens: [...devices, ...privacy, ...everywhere, '/select-plan-anchor'],
  leads: [
    back,
    [
      ['/portal', ...plan, ...bills, ...card, ...offers, confirm, '/finish-registration'],
      '/portal/device-management',
    ],
  ] as Walk['leads'],
};

/** Somebody to whom registering gave access. */
const granted = {
  ends: '/portal/device-management',
  menu: ['Device Management', 'Account Details', privately],
  extras: speedAndHelp,
  opens: [...devices, ...plan, ...card, ...privacy, ...everywhere],
  leads: [back, [['/portal', ...bills, ...sells], '/portal/device-management']] as Walk['leads'],
};

/** A visitor: nothing of the portal opens. */
const visitor = {
  ends: '/',
  opens: [...offers, '/login', '/finish-registration'],
  leads: [
    [['/portal'], '/'],
    [[...plan, ...bills, ...devices, ...privacy, ...card, ...everywhere], '/login'],
    [['/select-plan-anchor', confirm], '/select-plan'],
  ] as Walk['leads'],
};

/** An agent in the account of somebody without a plan. */
const agentWithoutPlan = {
  'site-info': { isImpersonating: true },
  user: { hasActiveSubscription: false, hasRecurringSub: false },
};

const walks: Walk[] = [
  {
    venue: 'canal-wharf',
    persona: 'maya',
    ...renewing,
    menu: [...renewing.menu, privately],
    extras: wharf,
    // Where nobody has to log in, logging in again leads to the start, and that to the portal.
    leads: [[[...sells, '/login'], '/portal']],
  },
  {
    venue: 'canal-wharf',
    ...choosing,
    menu: [...choosing.menu, privately],
    extras: wharf,
    opens: [...choosing.opens, ...privacy],
    leads: [...choosingLeads.slice(1), [['/login'], '/']],
  },
  { venue: 'canal-wharf', persona: 'visitor', ...visitor },
  {
    venue: 'canal-wharf',
    persona: 'maya',
    who: 'at a portal type of later days',
    answers: { 'site-info': { portalType: 'MARINA' } },
    ...renewing,
    menu: [...renewing.menu, privately],
    extras: wharf,
    leads: [[[...sells, '/login'], '/portal']],
  },
  {
    venue: 'canal-wharf',
    persona: 'visitor',
    who: 'without a session',
    sessionFails: true,
    ends: '/portal',
    // Without a session there is nothing to show but that, whatever is typed.
    opens: addresses,
    leads: [],
    headed: Object.fromEntries(
      addresses.map((address) => [address, /^We can’t reach the service\.$/]),
    ),
  },
  {
    venue: 'hartsmere-forest',
    persona: 'rhys',
    ends: '/portal/device-management',
    menu: ['Device Management', 'My Plan', 'Account Details', privately],
    extras: ['Speed test', 'Ask reception'],
    opens: [...plan, ...devices, ...privacy, ...card, ...everywhere],
    leads: [back, [['/portal', ...bills, ...sells], '/portal/device-management']],
  },
  {
    venue: 'trenance-cove',
    persona: 'imogen',
    ...renewing,
    opens: ['/portal', ...plan, ...bills, ...devices, ...card, ...everywhere],
    leads: [back, [[...sells, ...privacy], '/portal']],
  },
  {
    venue: 'trenance-cove',
    persona: 'pastdue',
    ...renewing,
    opens: ['/portal', ...plan, ...bills, ...devices, ...card, ...everywhere],
    leads: [back, [[...sells, ...privacy], '/portal']],
  },
  {
    venue: 'trenance-cove',
    ...choosing,
    leads: [...choosingLeads, [privacy, '/portal/device-management']],
  },
  {
    venue: 'ruda-park-connect',
    persona: 'paused',
    ends: '/portal/device-management',
    menu: ['Device Management', 'My Plan', 'Account Details'],
    extras: speedAndHelp,
    opens: [...plan, ...devices, ...privacy, ...card, ...everywhere],
    leads: [back, [['/portal', ...bills, ...sells], '/portal/device-management']],
  },
  {
    venue: 'ruda-park-connect',
    persona: 'cancelled',
    ...renewing,
    headed: { '/portal/manage-your-plan/cancel': /^Your plan is cancelled$/ },
  },
  { venue: 'union-street', persona: 'priya', ...resident },
  { venue: 'union-street', persona: 'migrating', ...resident },
  { venue: 'union-street', persona: 'agent', ...resident },
  {
    venue: 'union-street',
    persona: 'agent',
    who: 'for somebody without access',
    answers: agentWithoutPlan,
    ...resident,
  },
  {
    venue: 'union-street',
    persona: 'visitor',
    ...visitor,
    opens: ['/', '/select-plan-anchor', '/login', '/finish-registration'],
    leads: [...visitor.leads.slice(0, 2), [['/select-plan', confirm], '/select-plan-anchor']],
  },
  { venue: 'mercer-lofts', persona: 'dana', ...onAgreement },
  { venue: 'mercer-lofts', persona: 'resident', ...onAgreement },
  {
    venue: 'mercer-lofts',
    persona: 'legacy',
    ...renewing,
    menu: [...renewing.menu, privately],
    extras: ['Speed test', 'Support'],
  },
  {
    venue: 'mercer-lofts',
    persona: 'agent',
    ...renewing,
    menu: [...renewing.menu, privately],
    extras: ['Speed test', 'Support'],
  },
  {
    venue: 'mercer-lofts',
    ...choosing,
    ends: '/',
    menu: ['Dashboard', 'Choose a plan', 'Account Details', privately],
    extras: ['Speed test', 'Support'],
    opens: ['/portal', ...offers, ...plan, ...bills, ...privacy, ...card, ...everywhere],
    leads: [back, [devices, '/portal'], ...choosingLeads.slice(2)],
  },
  { venue: 'halden-arcade', persona: 'elena', ...granted, extras: halden },
  {
    venue: 'halden-arcade',
    persona: 'elena',
    who: 'an agent, for somebody without access',
    answers: agentWithoutPlan,
    ...granted,
    extras: halden,
    opens: [...granted.opens, ...bills],
    leads: [back, [['/portal', ...sells], '/portal/device-management']],
  },
  { venue: 'meridian-tower', persona: 'frances', ...granted },
  {
    venue: 'meridian-tower',
    persona: 'frances',
    who: 'an agent, for somebody without access',
    answers: agentWithoutPlan,
    ...granted,
    opens: [...granted.opens, ...bills],
    leads: [back, [['/portal', ...sells], '/portal/device-management']],
  },
  {
    venue: 'station-lofts',
    persona: 'unverified',
    ends: '/',
    // To confirm the address is all there is at /portal; a plan may be chosen before.
    menu: ['Choose a plan'],
    extras: speedAndHelp,
    opens: ['/portal', ...offers, confirm, ...recovery],
    leads: [
      [['/login', ...plan, ...bills, ...devices, ...privacy, ...account, ...card], '/portal'],
      [['/portal/my-account?status=verify'], '/portal'],
      [['/select-plan-anchor'], '/select-plan'],
      [['/finish-registration'], '/'],
    ],
    headed: { '/portal': /^Confirm your e-mail/ },
  },
  { venue: 'station-lofts', persona: 'hugo', ...renewing, menu: [...renewing.menu, privately] },
  {
    venue: 'station-lofts',
    persona: 'unfinished',
    ...choosing,
    ends: '/finish-registration',
    menu: [...choosing.menu, privately],
    opens: [
      '/select-plan',
      '/finish-registration',
      ...plan,
      ...bills,
      ...devices,
      ...privacy,
      ...card,
      ...everywhere,
    ],
    leads: [
      back,
      [['/', '/portal'], '/finish-registration'],
      [['/select-plan-anchor', confirm], '/select-plan'],
    ],
  },
  {
    venue: 'station-lofts',
    persona: 'visitor',
    ...visitor,
    leads: [
      ...visitor.leads,
      [['/portal?status=verify'], '/login?status=verify'],
      [['/portal/my-account?status=verify'], '/login?status=verify'],
    ],
  },
  {
    venue: 'cedar-pine',
    persona: 'marcus',
    ...renewing,
    menu: [...renewing.menu, privately],
    extras: ['Speed test', 'Tell Cedar & Pine Suites how the Wi-Fi is doing', 'Help'],
  },
  {
    venue: 'tollgate-house',
    ...resident,
    extras: ['Help'],
    leads: [[['/login', ...(resident.leads[1]?.[0] ?? [])], '/portal/device-management']],
  },
  {
    venue: 'saltwater-lido',
    ...choosing,
    leads: [...choosingLeads.slice(1), [privacy, '/portal/device-management'], [['/login'], '/']],
  },
  {
    venue: 'old-brewery',
    persona: 'owner',
    ends: '/denied-portal',
    opens: [],
    leads: [[addresses, '/denied-portal']],
  },
  { venue: 'old-brewery', persona: 'agent', ...renewing, menu: [...renewing.menu, privately] },
  {
    venue: 'old-brewery',
    persona: 'outside',
    ends: '/not-connected',
    opens: ['/login', '/finish-registration'],
    leads: [
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

test.use({ viewport: { width: 1280, height: 800 } });

for (const walk of walks) {
  const name = [walk.venue, walk.persona ?? 'somebody new', walk.who].filter(Boolean).join(', ');
  test(`${name}: the menu is theirs, and every address opens or leads on`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const ends = new Map(walk.opens.map((address) => [address, address]));
    for (const [from, to] of walk.leads) for (const address of from) ends.set(address, to);
    expect([...ends.keys()], 'every address has an end').toEqual(expect.arrayContaining(addresses));
    const troubles = hearTroubles(page);
    await walkIn(page, walk);
    if (walk.menu) await expectMenu(page, walk, ends);
    if (!walk.sessionFails) expect(troubles.take(), 'nothing is refused on the way').toEqual([]);
    for (const from of [
      ...addresses,
      ...[...ends.keys()].filter((address) => address.includes('?')),
    ])
      await typeAddress(page, from, ends.get(from) ?? '', walk);
    if (walk.persona === 'visitor' && !walk.sessionFails)
      for (const address of open) await typeAddress(page, address, address, walk);
  });
}

test('every customer and every agent whom the sandbox has walks here', async ({ request }) => {
  expect(walks.map(({ venue, persona }) => `${venue} ${persona}`)).toEqual(
    expect.arrayContaining(await everyCustomer(request)),
  );
});
