import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defaultPublicConfig, type PublicConfig } from '@foyer/domain';
import { Provider } from 'react-redux';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { consent } from '~/shell/tracking/consent';
import { loadTexts, startI18n } from '~/shared/i18n/i18n';
import { logger, type LogEntry } from '~/shared/logging/logger';
import { configLoaded, siteInfoLoaded } from '~/session/store/siteSlice';
import { createStore, type AppStore } from '~/session/store/createStore';
import { track } from '~/shell/tracking/tracking';
import { site } from '~/testing/siteSample';
import OptionalServices from './OptionalServices';

const logging = vi.hoisted(() => ({ init: vi.fn(), info: vi.fn() }));
vi.mock('@datadog/browser-logs', () => ({
  datadogLogs: { init: logging.init, logger: { info: logging.info } },
}));

const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);
const settle = (type: 'load' | 'error') =>
  act(() => {
    for (const script of document.querySelectorAll('script')) script.dispatchEvent(new Event(type));
  });

let store: AppStore;

beforeAll(async () => {
  await startI18n();
  await loadTexts('optional-services');
});
beforeEach(() => {
  store = createStore();
  window.location.hash = '#/';
});
afterEach(() => {
  cleanup();
  consent.answer(null);
  localStorage.clear();
  document.head.replaceChildren();
  logger.setSink(null);
  delete window.fbq;
  delete window.dataLayer;
});

const show = (config: Partial<PublicConfig>, changes: Record<string, unknown> = {}) => {
  store.dispatch(configLoaded({ ...defaultPublicConfig, ...config }));
  store.dispatch(siteInfoLoaded(site(changes)));
  render(
    <Provider store={store}>
      <OptionalServices />
    </Provider>,
  );
};

const goTo = async (path: string) => {
  const gone = new Promise((resolve) =>
    window.addEventListener('hashchange', resolve, { once: true }),
  );
  window.location.hash = `#${path}`;
  await gone;
};

const tracked = { tracking: { metaPixelId: '123', ga4MeasurementId: 'G-1' } };
const plan = { priceId: 'plus', title: 'Plus', price: { minor: 2000, currency: 'GBP' } } as const;

describe('the tracker question', () => {
  it('does not appear where the operator has no trackers', () => {
    show({});
    expect(screen.queryByText('May we count visits?')).toBeNull();
  });

  it('loads no tracker before the visitor answers it', () => {
    show(tracked);
    expect(screen.getByText('May we count visits?')).toBeVisible();
    expect(scripts()).toEqual([]);
  });

  it('loads no tracker after a no, and does not appear again', async () => {
    show(tracked);
    await userEvent.click(screen.getByRole('button', { name: 'No, thank you' }));
    expect(screen.queryByText('May we count visits?')).toBeNull();
    expect(scripts()).toEqual([]);
    cleanup();
    show(tracked);
    expect(screen.queryByText('May we count visits?')).toBeNull();
  });
});

describe('the five tracked events', () => {
  it('reach the trackers after a yes, including those from before the yes', async () => {
    track({ name: 'addToCart', plan });
    show(tracked);
    await userEvent.click(screen.getByRole('button', { name: 'Yes, you may' }));
    await vi.waitFor(() => expect(scripts()).toHaveLength(2));
    settle('load');
    await vi.waitFor(() =>
      expect(window.fbq?.queue.at(-1)).toEqual([
        'track',
        'AddToCart',
        expect.objectContaining({ value: 20, currency: 'GBP', content_ids: ['plus'] }),
      ]),
    );
    const told = window.dataLayer?.map((said) => Array.from(said as ArrayLike<unknown>));
    expect(told?.[0]).toEqual([
      'consent',
      'default',
      expect.objectContaining({ ad_storage: 'denied' }),
    ]);
    expect(told?.at(-1)?.slice(0, 2)).toEqual(['event', 'add_to_cart']);
  });

  it('include a purchase once, however often the user opens its page', async () => {
    consent.answer('yes');
    show({ tracking: { metaPixelId: '123', ga4MeasurementId: null } });
    await vi.waitFor(() => expect(scripts()).toHaveLength(1));
    settle('load');
    track({ name: 'purchase', plan, purchaseId: 'cs_1' });
    track({ name: 'purchase', plan, purchaseId: 'cs_1' });
    const purchases = () => window.fbq?.queue.filter(([, name]) => name === 'Purchase');
    await vi.waitFor(() => expect(purchases()).toHaveLength(1));
    expect(purchases()?.[0]?.at(-1)).toEqual({ eventID: 'cs_1' });
  });

  it('cause no error when a tracker does not load', async () => {
    consent.answer('yes');
    show({ tracking: { metaPixelId: '123', ga4MeasurementId: null } });
    await vi.waitFor(() => expect(scripts()).toHaveLength(1));
    settle('error');
    expect(() => track({ name: 'signUp' })).not.toThrow();
    expect(scripts()).toEqual([]);
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
    await vi.waitFor(
      () => expect(store.getState().notices.snackbar?.text).toMatch(/^Chat is not answering/),
      { timeout: 10_000 },
    );
    expect(screen.getByRole('button', { name: 'Chat with us' })).toBeVisible();
    vi.unstubAllGlobals();
  }, 15_000);
});
