import { describe, expect, it } from 'vitest';
import { type CallCase, expectCall } from '../../testing/expectCall';
import { wireSite } from '../../testing/siteSample';
import { testClient } from '../../testing/testClient';
import { at } from '../../testing/wireSamples';

const cases: readonly [string, CallCase][] = [
  [
    'whether this device has access',
    {
      call: ({ call }) => call('getActiveSubscription'),
      line: 'GET /api/site-info/active-subscription',
      wire: { active: true, priceId: 'p', serviceEndDate: '2026-11-29T00:00:00Z' },
      expected: {
        active: true,
        priceId: 'p',
        title: null,
        serviceEndDate: at('2026-11-29T00:00:00Z'),
      },
    },
  ],
  [
    'how the Wi-Fi of the site stands',
    {
      call: ({ call }) => call('getVenueStatus'),
      line: 'GET /api/site-info/status',
      wire: { state: 'Outage', message: 'A cable is cut.', endsAt: '2026-11-29T12:00:00Z' },
      expected: {
        state: 'outage',
        message: 'A cable is cut.',
        startsAt: null,
        endsAt: at('2026-11-29T12:00:00Z'),
        internetProbe: null,
      },
    },
  ],
  [
    'the registration fields',
    {
      call: ({ call }) => call('getRegistrationFields'),
      line: 'GET /api/site-info/fapu-properties',
      wire: {
        fields: [
          { name: 'firstName', required: true },
          { name: 'room', label: 'Room' },
        ],
      },
      expected: [
        { name: 'firstName', required: true, label: null },
        { name: 'room', required: false, label: 'Room' },
      ],
    },
  ],
  [
    'the terms in full',
    {
      call: ({ call }) => call('getTerms'),
      line: 'GET /api/terms',
      wire: { version: '2026-11', html: '<p>Terms</p>' },
      expected: { version: '2026-11', html: '<p>Terms</p>', withdrawal: null, seller: null },
    },
  ],
  [
    'a legacy billing account',
    {
      call: ({ call }) => call('getBillforward'),
      line: 'GET /api/context/billforward',
      wire: { enabled: true, accountUrl: 'https://old.example' },
      expected: { enabled: true, accountUrl: 'https://old.example' },
    },
  ],
  [
    'the chat',
    {
      call: ({ call }) => call('getLiveAgent'),
      line: 'GET /api/live-agent',
      wire: { scriptUrl: 'https://chat.example/track.js' },
      expected: { scriptUrl: 'https://chat.example/track.js', buttonId: null },
    },
  ],
  [
    'a wake-up of the gateway’s PAP log-in',
    {
      call: ({ call }) => call('getHttpPapNoOp'),
      line: 'GET /api/http-pap/no-op',
      expected: null,
    },
  ],
  [
    'the feedback link',
    {
      call: ({ call }) => call('getFeedbackInfo'),
      line: 'GET /api/feedback/info',
      wire: { url: 'https://feedback.example' },
      expected: { url: 'https://feedback.example', text: null },
    },
  ],
];

describe('the site', () => {
  it.each(cases)('sends the call and reads its answer: %s', (_, tested) => expectCall(tested));
});

const readSite = async (body: unknown) => {
  const { client } = testClient({ 'GET /api/site-info': { body } });
  return client.call('getSiteInfo');
};

describe('site info', () => {
  it('is read with all fields', async () => {
    const { '3ds_enabled': _, siteCssInfoResponse, locationID, ...same } = wireSite;
    expect((await readSite(wireSite)).data).toEqual({
      ...same,
      locationId: locationID,
      mac: 'A4:83:E7:12:34:56',
      threeDsEnabled: true,
      themeName: siteCssInfoResponse.name,
      displayOptions: { hideFooter: true, later: false },
      features: { emailActivation: true, detailedAgreements: true, homeNetworking: true },
      visibleTabs: ['login', 'register'],
      notification: {
        id: '3',
        title: 'Works',
        message: 'Tonight',
        importance: 'HIGH',
        startDate: at('2026-11-20T00:00:00Z'),
        endDate: at('2026-11-22T00:00:00Z'),
        startsAt: at('2026-11-21T02:00:00Z'),
        endsAt: at('2026-11-21T03:00:00Z'),
      },
      aliases: { plan: { one: 'package', many: 'packages' } },
    });
  });

  it('is read with only a name and a location', async () => {
    const { data } = await readSite({ name: 'Canal Wharf', locationID: 7 });
    expect(data).toMatchObject({
      locationId: '7',
      portalType: 'unknown',
      planEngine: 'unknown',
      enabled: true,
      isLoggedIn: false,
      mac: null,
      visibleTabs: null,
      allowedEmailDomains: [],
      themeName: null,
      terms: null,
      support: { link: null, text: null, phone: null, email: null },
      features: { emailActivation: false, detailedAgreements: false, homeNetworking: false },
      notification: null,
      aliases: {},
      currency: null,
      quarantineCredentials: null,
      consumerRights: null,
    });
  });

  it('reads IGNORE_MAC as an unknown mac', async () => {
    expect((await readSite({ ...wireSite, mac: 'IGNORE_MAC' })).data?.mac).toBeNull();
  });
});

const readConfig = async (body: unknown) => {
  const { client } = testClient({ 'GET /v2/public-config.json': { body } });
  return client.call('getPublicConfig');
};

describe('the public configuration', () => {
  it('has a default for each field', async () => {
    expect((await readConfig({})).data).toEqual({
      authBase: '/auth',
      apiBase: '/api',
      deviceCountThreshold: 100,
      deviceChangesThreshold: 100,
      cancelSubscriptionDisabled: false,
      genericErrorMessage: null,
      chatId: null,
      routerUrl: null,
      devMode: false,
      recaptchaSiteKey: null,
      captchaScriptUrl: null,
      marketingPopUp: false,
      stripeEnabled: null,
      cardScriptUrl: null,
      speedTestBase: null,
      facebookUrl: null,
      trustedRedirectHosts: [],
      textLanguages: [],
      themeTokens: {},
      logging: null,
      telemetry: null,
      tracking: { metaPixelId: null, ga4MeasurementId: null },
    });
  });

  it('is read with all fields', async () => {
    const same = {
      authBase: 'https://auth.example',
      apiBase: 'https://api.example',
      genericErrorMessage: 'Oh dear.',
      chatId: 'chat-1',
      routerUrl: 'http://router.example',
      devMode: true,
      recaptchaSiteKey: 'site-key',
      captchaScriptUrl: 'http://captcha.example/api.js',
      marketingPopUp: true,
      stripeEnabled: false,
      cardScriptUrl: 'http://cards.example/v3.js',
      speedTestBase: 'https://speed.example/test',
      facebookUrl: 'https://facebook.example',
      trustedRedirectHosts: ['captive.example'],
      textLanguages: ['de'],
      themeTokens: { primary: '#123456' },
      telemetry: {
        endpoint: 'https://collector.example/v1/logs',
        sampleRate: 25,
        service: 'portal',
        env: 'live',
      },
      tracking: { metaPixelId: 'm-1', ga4MeasurementId: 'g-1' },
    };
    const logging = {
      clientToken: 't',
      site: 'eu',
      service: 'portal',
      proxy: '/logs',
      env: 'live',
    };
    const thresholds = { deviceCountDisplayThreshold: 50, deviceChangesDisplayThreshold: 60 };
    const wire = { ...same, ...thresholds, disableCancelSubscription: true, logging };
    expect((await readConfig(wire)).data).toEqual({
      ...same,
      deviceCountThreshold: 50,
      deviceChangesThreshold: 60,
      cancelSubscriptionDisabled: true,
      logging,
    });
  });

  it('is requested without a session', async () => {
    const { client, network } = testClient(
      { 'GET /v2/public-config.json': { body: {} } },
      { token: null },
    );
    await client.call('getPublicConfig');
    expect(network.sent.map(({ line }) => line)).toEqual(['GET /v2/public-config.json']);
    expect(network.sent[0]?.headers.authorization).toBeUndefined();
  });
});
