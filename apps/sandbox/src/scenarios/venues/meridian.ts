import { siteDetails } from '../siteDefaults';
import type { VenueSeed } from '../VenueSeed';

/** A business centre: network as a service for its members, with an SMS code at every log-in. */
export const meridian: VenueSeed = {
  locationId: 'meridian-tower',
  customerCode: 'MERIDIAN',
  nasId: 'gw-meridian-1',
  about: 'Business centre (NAAS): members of two companies, an SMS code at every log-in.',
  details: siteDetails({
    name: 'Meridian Tower',
    code: 'Meridian',
    portalType: 'NAAS',
    planEngine: 'INTERNAL',
    theme: 'meridian',
    mfaViaSms: true,
    wiredNetworkingEnabled: true,
    externalIdLookupEnabled: true,
    allowedEmailDomains: ['harcourt.example', 'lindenlaw.example'],
    features: { email_activation: false, detailed_agreements: false, home_networking: true },
    landingText: '<p>Members’ network. Log in with your company email address.</p>',
    registrationFields: [
      { name: 'firstName', required: true },
      { name: 'lastName', required: true },
      { name: 'email', required: true },
      { name: 'mobile', required: true },
      { name: 'externalId', required: false, label: 'Membership number' },
    ],
    aliases: { building: { one: 'tower', many: 'towers' }, zone: { one: 'floor', many: 'floors' } },
    support: { link: null, text: null, phone: '020 7946 0555', email: 'desk@meridian.example' },
    wifi: { ssid: 'Meridian', personalSsid: 'Meridian-Private', auth: 'WPA3' },
    slots: { base: 100, changesPerPeriod: 100, additionalChanges: 0 },
  }),
  // Members have access with their account, so there is nothing to sell. Rule TYPE-4.
  plans: [],
  coupons: [],
  personas: [
    { key: 'visitor', about: 'A member’s guest', kind: 'visitor', mac: '00:1B:63:0A:7C:41' },
    {
      key: 'frances',
      about: 'Member M-20417; logging in again sends a code to the outbox',
      kind: 'customer',
      mac: '3C:22:FB:7E:12:D0',
      email: 'frances.holt@harcourt.example',
      firstName: 'Frances',
      lastName: 'Holt',
      mobile: '+447700900742',
      extra: { externalId: 'M-20417', zoneName: '14' },
      wifiKey: { passphrase: 'ivory-kettle-5566-aspen' },
      devices: [
        { mac: '3C:22:FB:7E:12:D0', name: 'ThinkPad', kind: 'laptop', seenMinutesAgo: 0 },
        {
          mac: 'D4:81:D7:20:9B:3F',
          name: 'Desk phone',
          kind: 'phone',
          seenMinutesAgo: 5,
          wired: true,
        },
      ],
    },
    {
      key: 'disabled',
      about: 'Her account was disabled; log in as noor.aziz@lindenlaw.example',
      kind: 'visitor',
      mac: '8C:F5:A3:0F:6D:92',
      email: 'noor.aziz@lindenlaw.example',
      firstName: 'Noor',
      lastName: 'Aziz',
      mobile: '+447700900748',
      disabled: true,
    },
  ],
};
