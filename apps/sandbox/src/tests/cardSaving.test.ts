import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sites } from '../db/schema/sites';
import { customers } from './support/customers';
import { startTestSandbox, type TestSandbox } from './support/testSandbox';
import { textAt } from './support/textAt';
import { Visitor } from './support/Visitor';

describe('the card form that saves a card', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('pglite');
  });
  afterAll(() => sandbox.close());

  // The provider offers the ways to pay of this currency.
  test.each([
    ['canal-wharf', 'gbp'],
    ['speicherhof', 'eur'],
  ])('is in the currency of the site: %s', async (venue, currency) => {
    const visitor = await new Visitor(sandbox, venue).signUp();
    const checkout = await visitor.call('POST', '/api/billing/create-checkout-session', {
      mode: 'setup',
      returnPath: '/portal/my-account/default-payment-method',
    });
    const { provider } = customers(() => sandbox);
    const session = await provider().checkout.sessions.retrieve(textAt(checkout, 'id'));
    expect(session).toMatchObject({ mode: 'setup', currency });
  });

  // Without a scheme, as from a browser that tells none, the form is light.
  test.each([
    ['canal-wharf', undefined, 'Foyer Wi-Fi', '#FFFFFF', '#2136F0', 'pill'],
    ['hartsmere-forest', 'light', 'Meadow Resorts', '#FFFDF8', '#17593F', 'rounded'],
    ['hartsmere-forest', 'dark', 'Meadow Resorts', '#102017', '#8ECEAF', 'rounded'],
    ['trenance-cove', 'dark', 'Pebble Cove Wi-Fi', '#0B1F25', '#0A5F6C', 'pill'],
  ])('has the brand of its site: %s, %s', async (venue, scheme, name, ground, button, border) => {
    const visitor = await new Visitor(sandbox, venue).signUp();
    const checkout = await visitor.call(
      'POST',
      '/api/billing/create-checkout-session',
      { mode: 'setup', returnPath: '/portal/my-account/default-payment-method' },
      scheme === undefined ? {} : { 'sec-ch-prefers-color-scheme': scheme },
    );
    const { provider } = customers(() => sandbox);
    const session = await provider().checkout.sessions.retrieve(textAt(checkout, 'id'));
    expect(session.branding_settings).toMatchObject({
      display_name: name,
      background_color: ground,
      button_color: button,
      border_style: border,
    });
  });

  test('is opened again in the scheme that the page has by then', async () => {
    const visitor = await new Visitor(sandbox, 'hartsmere-forest').signUp();
    const { provider } = customers(() => sandbox);
    const open = async (scheme: string) => {
      const checkout = await visitor.call(
        'POST',
        '/api/billing/create-checkout-session',
        { mode: 'setup', returnPath: '/portal/my-account/default-payment-method' },
        { 'sec-ch-prefers-color-scheme': scheme },
      );
      return provider().checkout.sessions.retrieve(textAt(checkout, 'id'));
    };
    const light = await open('light');
    expect((await open('light')).id).toBe(light.id);
    const dark = await open('dark');
    expect(dark.branding_settings?.background_color).toBe('#102017');
    expect((await provider().checkout.sessions.retrieve(light.id)).status).toBe('expired');
  });
});

describe('a venue that is dressed in another theme', () => {
  let sandbox: TestSandbox;
  beforeAll(async () => {
    sandbox = await startTestSandbox('pglite');
  });
  afterAll(() => sandbox.close());

  test.each([
    ['foyer', 'Foyer Wi-Fi', 'inter'],
    ['halden', 'The Halden', 'lato'],
    ['meadow-resorts', 'Meadow Resorts', 'noto_serif'],
    ['meridian', 'Meridian', 'source_sans_pro'],
    ['parkconnect', 'ParkConnect', 'nunito'],
    ['pebble-cove', 'Pebble Cove', 'nunito'],
    ['roost', 'Roost', 'pt_sans'],
    ['northquad', 'Northquad', 'montserrat'],
  ])('wears %s on its pages and on the card form: %s, in %s', async (theme, title, family) => {
    const dressed = await sandbox.app.request('/sandbox/api/venues/theme', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ theme }),
    });
    expect(dressed.status).toBe(204);
    const visitor = await new Visitor(sandbox, 'canal-wharf').signUp();
    const siteInfo = await visitor.call('GET', '/api/site-info');
    expect(textAt(siteInfo, 'siteCssInfoResponse.name')).toBe(theme);
    const checkout = await visitor.call('POST', '/api/billing/create-checkout-session', {
      mode: 'setup',
      returnPath: '/portal/my-account/default-payment-method',
    });
    const { provider } = customers(() => sandbox);
    const session = await provider().checkout.sessions.retrieve(textAt(checkout, 'id'));
    expect(session.branding_settings).toMatchObject({ display_name: title, font_family: family });
  });

  // THEME-1
  test('gets no other theme for one that only the portal has', async () => {
    const { db } = sandbox.backend;
    const isVenue = eq(sites.locationId, 'trenance-cove');
    const [site] = await db.select().from(sites).where(isVenue);
    if (!site) throw new Error('The venue is missing.');
    await db
      .update(sites)
      .set({ details: { ...site.details, theme: 'elsewhere' } })
      .where(isVenue);
    const visitor = await new Visitor(sandbox, 'trenance-cove').arrive();
    const { body } = await visitor.call('GET', '/api/site-info');
    expect(body['siteCssInfoResponse']).toEqual({ name: 'elsewhere' });
  });
});
