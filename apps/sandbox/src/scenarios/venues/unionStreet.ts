import { makePlan } from '../makePlan';
import { siteDetails, type SiteChoice } from '../siteDefaults';
import type { PersonaSeed, VenueSeed } from '../VenueSeed';

const boost = {
  packageType: 'Supersonic',
  perks: ['Faster on every device', 'Doesn’t renew'],
  deviceLimit: 20,
  recurring: false,
};

/** What both halls of the operator share: one account works in each. */
const hall: Omit<SiteChoice, 'name' | 'code'> = {
  portalType: 'ANCHOR',
  theme: 'northquad',
  oneAccountEnabled: true,
  wiredNetworkingEnabled: true,
  shareVlan: true,
  bandwidthPooling: true,
  features: { email_activation: false, detailed_agreements: true, home_networking: true },
  landingText: '<p>Wi-Fi comes with your room. Activate your account and you’re on.</p>',
  support: {
    link: 'https://northquad.example/help',
    text: 'Help desk',
    phone: '0161 496 0117',
    email: 'wifi@northquad.example',
  },
  aliases: {
    building: { one: 'hall', many: 'halls' },
    zone: { one: 'room', many: 'rooms' },
    plan: { one: 'boost', many: 'boosts' },
  },
  registrationFields: [
    { name: 'firstName', required: true },
    { name: 'lastName', required: true },
    { name: 'email', required: true },
    { name: 'mobile', required: true },
    { name: 'buildingName', required: true },
    { name: 'zoneName', required: true },
    { name: 'studentNumber', required: false, label: 'Student number' },
  ],
  slots: { base: 10, changesPerPeriod: 20, additionalChanges: 0 },
};

const residents: PersonaSeed[] = [
  {
    key: 'visitor',
    about: 'Has a letter with the code NQ7K-2XWD and no account yet',
    kind: 'visitor',
    mac: 'A4:83:E7:02:5B:CC',
  },
  {
    key: 'priya',
    about: 'Lives here; has her own network and seven devices',
    kind: 'customer',
    mac: '3C:22:FB:5A:0D:91',
    email: 'priya.raman@quad.example',
    firstName: 'Priya',
    lastName: 'Raman',
    mobile: '+447700900611',
    extra: { buildingName: 'Turing Hall', zoneName: 'Room 5.14', studentNumber: '10482213' },
    marketing: { email: '0', sms: '0' },
    wifiKey: { passphrase: 'quartz-otter-3307-plum' },
    sharesVlan: true,
    devices: [
      { mac: '3C:22:FB:5A:0D:91', name: 'Priya’s MacBook', kind: 'laptop', seenMinutesAgo: 0 },
      { mac: 'F0:18:98:2D:71:60', name: 'Priya’s iPhone', kind: 'phone', seenMinutesAgo: 0 },
      { mac: '98:B6:E9:10:4F:AA', name: 'Switch', kind: 'console', seenMinutesAgo: 900 },
      { mac: '3C:D9:2B:08:63:1E', name: 'Printer', kind: 'printer', seenMinutesAgo: 4000 },
      { mac: '94:9F:3E:77:20:05', name: 'Speaker', kind: 'speaker', seenMinutesAgo: 60 },
      { mac: '6C:AD:F8:3B:90:17', name: 'Chromecast', kind: 'tv', seenMinutesAgo: 320 },
      {
        mac: 'D4:81:D7:4C:11:82',
        name: 'Desktop',
        kind: 'desktop',
        seenMinutesAgo: 20,
        wired: true,
      },
    ],
    notices: ['We’ve moved your desktop to a faster socket. Restart it once.'],
  },
  {
    key: 'newcomer',
    about: 'Account made for him; activates it with the code NQ7K-2XWD',
    kind: 'visitor',
    mac: '8C:F5:A3:40:19:E2',
    email: 'tom.adeyemi@quad.example',
    firstName: 'Tom',
    lastName: 'Adeyemi',
    password: null,
    unverified: true,
    termsNotAccepted: true,
    activationCode: 'NQ7K-2XWD',
    extra: { buildingName: 'Turing Hall' },
  },
  {
    key: 'migrating',
    about: 'Has to move to a new Wi-Fi password and connect 3 devices again',
    kind: 'customer',
    mac: 'F0:18:98:AA:35:07',
    email: 'leila.haddad@quad.example',
    firstName: 'Leila',
    lastName: 'Haddad',
    mobile: '+447700900623',
    extra: { buildingName: 'Franklin Hall', zoneName: 'Room 2.03' },
    wifiKey: { passphrase: 'old-key-winter-2019', migrationNeeded: true },
    devices: [
      { mac: 'F0:18:98:AA:35:07', name: 'iPad', kind: 'tablet', seenMinutesAgo: 0 },
      { mac: 'A8:23:FE:61:7D:29', name: 'TV', kind: 'tv', seenMinutesAgo: 700 },
      { mac: 'BC:33:29:0E:52:B4', name: 'PlayStation', kind: 'console', seenMinutesAgo: 1400 },
    ],
  },
  {
    key: 'agent',
    about: 'A help-desk agent who looks at Priya’s account',
    kind: 'agent',
    firstName: 'Ash from the help desk',
    mac: '00:1B:63:84:45:E6',
    actsFor: 'priya',
  },
];

/** Student halls: the landlord pays, residents have personal networks and may buy a boost. */
export const unionStreet: VenueSeed = {
  locationId: 'union-street',
  customerCode: 'NORTHQUAD',
  nasId: 'gw-union-1',
  about: 'Student halls: the landlord pays, residents have a network of their own.',
  details: siteDetails({ ...hall, name: 'Union Street', code: 'UnionStreet' }),
  plans: [
    makePlan({
      ...boost,
      title: 'Exam boost',
      priceId: 'us-boost-1week',
      amount: 700,
      category: '1week',
      description: 'Twice the speed for a week',
      downloadMbps: 400,
    }),
    makePlan({
      ...boost,
      title: 'Term boost',
      priceId: 'us-boost-3months',
      amount: 4500,
      category: '3months',
      description: 'Twice the speed for the term',
      downloadMbps: 400,
      suggested: true,
    }),
  ],
  coupons: [{ code: 'FRESHER', percentOff: 40, periods: 1 }],
  personas: residents,
};

/** The operator's other hall, where the same account works. */
export const canalHall: VenueSeed = {
  locationId: 'canal-hall',
  customerCode: 'NORTHQUAD',
  nasId: 'gw-canal-hall-1',
  about: 'The operator’s other hall: accounts of Union Street are good here too.',
  details: siteDetails({
    ...hall,
    name: 'Canal Hall',
    code: 'CanalHall',
    loginError: 'Your last log-in didn’t reach us. Log in again.',
  }),
  plans: [],
  coupons: [],
  personas: [
    {
      key: 'visitor',
      about: 'A first log-in failed; log in as priya.raman@quad.example',
      kind: 'visitor',
      mac: 'A4:83:E7:6F:00:31',
    },
  ],
};
