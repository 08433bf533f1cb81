import { makePlan } from '../makePlan';
import { siteDetails } from '../siteDefaults';
import type { VenueSeed } from '../VenueSeed';

/** Sheltered housing: the landlord pays and nobody needs an account. */
export const tollgate: VenueSeed = {
  locationId: 'tollgate-house',
  customerCode: 'ANCHORAGE',
  nasId: 'gw-tollgate-1',
  about: 'Sheltered housing without accounts (ANCHOR_NUJ); devices without a browser too.',
  details: siteDetails({
    name: 'Tollgate House',
    code: 'Tollgate',
    portalType: 'ANCHOR_NUJ',
    theme: 'roost',
    isNoUserJourneyEnabled: true,
    isEnabledNujHeadlessDevices: true,
    isCpeEnabled: true,
    showSpeedTest: false,
    logo: '/sandbox/assets/tollgate-logo.svg',
    logoDark: '/sandbox/assets/tollgate-logo-dark.svg',
    landingText: '<p>Accept the terms and you’re online. That’s all.</p>',
    support: { link: null, text: null, phone: '0117 496 0101', email: null },
  }),
  plans: [
    makePlan({
      title: 'Family visit',
      packageType: 'Supersonic',
      priceId: 'th-visit-1week',
      amount: 400,
      category: '1week',
      description: 'Twice the speed while the family stays',
      perks: ['Smooth video calls', 'Doesn’t renew'],
      downloadMbps: 120,
      // Without an account, a plan covers the device that bought it.
      deviceLimit: 1,
      recurring: false,
    }),
  ],
  coupons: [],
  personas: [
    {
      key: 'visitor',
      about: 'A tablet that the network hasn’t seen before',
      kind: 'visitor',
      mac: 'A4:83:E7:8E:50:29',
    },
    {
      key: 'headless',
      about: 'A television that was signed up from a phone',
      kind: 'headless',
      mac: 'A8:23:FE:3D:77:0B',
      signedUp: true,
    },
    {
      key: 'blacklisted',
      about: 'A device that can’t use the network',
      kind: 'visitor',
      mac: 'B0:A7:37:DE:AD:02',
      disabled: true,
    },
  ],
};

/** A leisure centre: the venue pays, devices are registered without an account. */
export const lido: VenueSeed = {
  locationId: 'saltwater-lido',
  customerCode: 'COVE',
  nasId: 'gw-lido-1',
  about: 'Leisure centre without accounts (PDR_NUJ); a faster day can be bought for the device.',
  details: siteDetails({
    name: 'Saltwater Lido',
    code: 'Saltwater',
    portalType: 'PDR_NUJ',
    theme: 'pebble-cove',
    isNoUserJourneyEnabled: true,
    background: '/sandbox/assets/lido-background.svg',
    wifi: { ssid: 'Saltwater-Guests', personalSsid: 'Saltwater-Staff', auth: 'OPEN' },
    landingText: '<p>Towel, sun cream, Wi-Fi. Accept the terms and dive in.</p>',
    support: { link: null, text: null, phone: '01273 496 0166', email: null },
  }),
  plans: [
    makePlan({
      title: 'Splash',
      packageType: 'Single',
      priceId: 'sl-splash-1day',
      amount: 200,
      category: '1day',
      description: 'Faster, for this device',
      perks: ['1 device', 'HD video'],
      downloadMbps: 60,
      deviceLimit: 1,
    }),
  ],
  coupons: [],
  personas: [
    {
      key: 'visitor',
      about: 'Has just spread the towel',
      kind: 'visitor',
      mac: '8C:F5:A3:64:1B:07',
    },
    {
      key: 'returning',
      about: 'Was here before: the device is known',
      kind: 'headless',
      mac: 'F0:18:98:DD:04:96',
      signedUp: true,
    },
  ],
};
