import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultPublicConfig, type PublicConfig, type TrackingEvent } from '@foyer/domain';
import { Provider } from 'react-redux';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { consent } from '~/shell/tracking/consent';
import { loadTexts, startI18n } from '~/shared/i18n/i18n';
import { logger, type LogEntry } from '~/shared/logging/logger';
import { configLoaded, siteInfoLoaded } from '~/session/store/siteSlice';
import { createStore, type AppStore } from '~/session/store/createStore';
import { eventTracked } from '~/shell/tracking/trackingSlice';
import { site } from '~/testing/siteSample';
import NoticesHost from '~/shell/notices/NoticesHost';
import OptionalServices from './OptionalServices';

const logging = vi.hoisted(() => ({ init: vi.fn(), info: vi.fn() }));
vi.mock('@datadog/browser-logs', () => ({
  datadogLogs: { init: logging.init, logger: { info: logging.info } },
}));

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const toldGoogle = () =>
  (window.dataLayer ?? []).map((said) => Array.from(said as ArrayLike<unknown>));
const settle = (type: 'load' | 'error') =>
  act(() => {
    for (const script of document.querySelectorAll('script')) script.dispatchEvent(new Event(type));
  });

/** What Meta, a third party, would have received. */
let received: URLSearchParams[] = [];

let store: AppStore;

beforeAll(async () => {
  await startI18n();
  await loadTexts('optional-services');
});
beforeEach(() => {
  store = createStore();
  window.location.hash = '#/';
  received = [];
  vi.stubGlobal('fetch', async (url: string) => {
    received.push(new URL(url).searchParams);
    return new Response(null, { status: 204 });
  });
});
afterEach(() => {
  cleanup();
  consent.answer(null);
  localStorage.clear();
  document.head.replaceChildren();
  logger.setSink(null);
  vi.unstubAllGlobals();
  delete window.dataLayer;
});

const show = (config: Partial<PublicConfig>, changes: Record<string, unknown> = {}) => {
  store.dispatch(configLoaded({ ...defaultPublicConfig, ...config }));
  store.dispatch(siteInfoLoaded(site(changes)));
  render(
    <Provider store={store}>
      <OptionalServices />
      <NoticesHost />
    </Provider>,
  );
};

const track = (event: TrackingEvent) => act(() => void store.dispatch(eventTracked(event)));

const goTo = async (path: string) => {
  const gone = new Promise((resolve) =>
    window.addEventListener('hashchange', resolve, { once: true }),
  );
  window.location.hash = `#${path}`;
  await gone;
};

const signedUp = { name: 'signUp', userId: 'usr_1' } as const;
const tracked = { tracking: { metaPixelId: '123', ga4MeasurementId: 'G-1' } };
const plan = { priceId: 'plus', title: 'Plus', price: { minor: 2000, currency: 'GBP' } } as const;

describe('the tracker question', () => {
  it('does not appear where the operator has no trackers', () => {
    show({});
    expect(screen.queryByText('Can we share your visits with advertisers?')).toBeNull();
  });

  it('loads no tracker before the visitor answers it', () => {
    show(tracked);
    expect(screen.getByText('Can we share your visits with advertisers?')).toBeVisible();
    expect(scripts()).toEqual([]);
  });

  it('loads no tracker after a no, and does not appear again', async () => {
    show(tracked);
    await userEvent.click(screen.getByRole('button', { name: 'No, thanks' }));
    expect(screen.queryByText('Can we share your visits with advertisers?')).toBeNull();
    expect(scripts()).toEqual([]);
    cleanup();
    show(tracked);
    expect(screen.queryByText('Can we share your visits with advertisers?')).toBeNull();
  });
});

describe('the five tracked events', () => {
  it('reach the trackers after a yes, including those from before the yes', async () => {
    track({ name: 'addToCart', plan });
    show(tracked);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, share them' }));
    await vi.waitFor(() => expect(scripts()).toHaveLength(1));
    settle('load');
    await vi.waitFor(() => expect(received).toHaveLength(1));
    expect(Object.fromEntries(received[0] ?? [])).toMatchObject({
      id: '123',
      ev: 'AddToCart',
      'cd[value]': '20',
      'cd[currency]': 'GBP',
      'cd[content_ids]': 'plus',
    });
    const told = toldGoogle();
    expect(told[0]).toEqual([
      'consent',
      'default',
      expect.objectContaining({ ad_storage: 'denied' }),
    ]);
    expect(told.at(-1)?.slice(0, 2)).toEqual(['event', 'add_to_cart']);
  });

  it('include a purchase once, however often the user opens its page', async () => {
    consent.answer('yes');
    show({ tracking: { metaPixelId: '123', ga4MeasurementId: null } });
    track({ name: 'purchase', plan, purchaseId: 'cs_1' });
    track({ name: 'purchase', plan, purchaseId: 'cs_1' });
    track(signedUp);
    await vi.waitFor(() => expect(received.at(-1)?.get('ev')).toBe('CompleteRegistration'));
    expect(received.map((event) => event.get('eid'))).toEqual(['cs_1', 'usr_1']);
  });

  it('name the page without what its address carries', async () => {
    consent.answer('yes');
    await goTo('/select-plan?coupon=MAYA-40&plan=plus');
    show(tracked);
    await vi.waitFor(() => expect(scripts()).toHaveLength(1));
    settle('load');
    track(signedUp);
    await vi.waitFor(() => expect(received).toHaveLength(1));
    const page = 'http://localhost:3000/#/select-plan?coupon=***&plan=***';
    expect(received[0]?.get('dl')).toBe(page);
    expect(toldGoogle().at(-1)).toEqual([
      'event',
      'sign_up',
      { page_location: page, event_id: 'usr_1' },
    ]);
    expect(JSON.stringify(toldGoogle())).not.toContain('MAYA-40');
  });

  it('cause no error when a tracker does not load', async () => {
    consent.answer('yes');
    show({ tracking: { metaPixelId: null, ga4MeasurementId: 'G-1' } });
    await vi.waitFor(() => expect(scripts()).toHaveLength(1));
    settle('error');
    expect(() => track(signedUp)).not.toThrow();
    expect(scripts()).toEqual([]);
  });
});

describe('a withdrawn consent', () => {
  const isOff = () => window['ga-disable-G-1'];

  it('stops the loaded trackers and removes their cookies, and a new yes starts them again', async () => {
    consent.answer('yes');
    show(tracked);
    await vi.waitFor(() => expect(scripts()).toHaveLength(1));
    settle('load');
    track(signedUp);
    await vi.waitFor(() => expect(received).toHaveLength(1));
    expect(isOff()).toBe(false);
    document.cookie = '_ga=GA1.1.1; path=/';
    document.cookie = 'venue=wharf; path=/';
    act(() => consent.answer('no'));
    expect(isOff()).toBe(true);
    expect(toldGoogle().at(-1)).toEqual([
      'consent',
      'update',
      expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' }),
    ]);
    expect(document.cookie).toBe('venue=wharf');
    track(signedUp);
    act(() => consent.answer('yes'));
    await vi.waitFor(() => expect(isOff()).toBe(false));
    settle('load');
    track({ name: 'purchase', plan, purchaseId: 'cs_2' });
    await vi.waitFor(() => expect(received.at(-1)?.get('ev')).toBe('Purchase'));
    expect(received).toHaveLength(2);
  });

  it('stops a tracker whose script arrives afterwards', async () => {
    consent.answer('yes');
    show(tracked);
    await vi.waitFor(() => expect(scripts()).toHaveLength(1));
    act(() => consent.answer('no'));
    settle('load');
    await vi.waitFor(() => expect(isOff()).toBe(true));
    track(signedUp);
    expect(received).toEqual([]);
  });

  it('in another tab stops the trackers of this one', async () => {
    consent.answer('yes');
    show({ tracking: { metaPixelId: '123', ga4MeasurementId: null } });
    track(signedUp);
    await vi.waitFor(() => expect(received).toHaveLength(1));
    localStorage.setItem('foyer.consent', 'no');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'foyer.consent' })));
    track(signedUp);
    expect(received).toHaveLength(1);
  });
});

describe('browser logging', () => {
  const config = {
    logging: {
      clientToken: 'pub1',
      site: 'datadoghq.eu',
      service: null,
      proxy: '/logs',
      env: null,
    },
  };

  it('does not load where it is not configured', () => {
    show({});
    expect(logging.init).not.toHaveBeenCalled();
  });

  it('records every session and each visit to a logged page, with the MAC address and both paths', async () => {
    show(config, { mac: 'A4:83:E7:12:34:56' });
    await vi.waitFor(() =>
      expect(logging.init).toHaveBeenCalledWith(
        expect.objectContaining({ clientToken: 'pub1', sessionSampleRate: 100 }),
      ),
    );
    await goTo('/login');
    await goTo('/error?code=secret');
    await vi.waitFor(() =>
      expect(logging.info).toHaveBeenCalledWith('A visitor came to /error.', {
        mac: 'A4:83:E7:12:34:56',
        from: '/login',
        to: '/error',
      }),
    );
    expect(logging.info).toHaveBeenCalledOnce();
  });

  it('receives the visits from before it loaded', async () => {
    const entry: LogEntry = { message: 'A theme token was refused.', context: {} };
    logger.log(entry);
    show(config);
    await vi.waitFor(() => expect(logging.info).toHaveBeenCalledWith(entry.message, {}));
  });
});

describe('chat', () => {
  it('is hidden where the site has no style for its button', () => {
    show({});
    expect(screen.queryByRole('button', { name: 'Chat with us' })).toBeNull();
  });

  it('loads the provider’s script only when the user presses the button, and keeps the specified distance', () => {
    show({}, { buttonChatStyle: 'cedar-chat' });
    expect(screen.getByRole('button', { name: 'Chat with us' }).style.bottom).toBe('20px');
    expect(scripts()).toEqual([]);
  });

  it('keeps a special customer’s distance', () => {
    show({}, { buttonChatStyle: 'cedar-chat', customerCode: 'HALDEN' });
    expect(screen.getByRole('button', { name: 'Chat with us' }).style.bottom).toBe('72px');
  });

  it('shows a notice when it does not load, and the user can try again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    show({}, { buttonChatStyle: 'cedar-chat' });
    await userEvent.click(screen.getByRole('button', { name: 'Chat with us' }));
    const notice = await screen.findByText(/^We couldn’t open the chat/, {}, { timeout: 10_000 });
    expect(notice).toBeVisible();
    expect(screen.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    vi.unstubAllGlobals();
  }, 15_000);
});
