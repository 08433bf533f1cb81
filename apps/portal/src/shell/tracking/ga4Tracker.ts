import { trackerNames } from '@foyer/domain';
import { loadScript } from '~/shared/third-parties/loadScript';
import { removeCookies, trackedAddress, type Tracker } from './tracker';

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** Switches the script off for one property. */
    [off: `ga-disable-${string}`]: boolean;
  }
}

const consents = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
const all = (answer: 'denied' | 'granted') =>
  Object.fromEntries(consents.map((name) => [name, answer]));

/**
 * Google Analytics. Its consent mode wants "denied" first and "granted" afterwards. It takes the page's
 * address from each event instead of reading it. Rule LOG-3.
 */
export const ga4Tracker = async (measurementId: string): Promise<Tracker> => {
  window.dataLayer ??= [];
  window[`ga-disable-${measurementId}`] = false;
  const layer = window.dataLayer;
  // The script reads the arguments object; it does not understand an array.
  const tag = function tag(..._said: unknown[]): void {
    layer.push(arguments);
  };
  tag('consent', 'default', all('denied'));
  tag('consent', 'update', all('granted'));
  tag('js', new Date());
  tag('config', measurementId, {
    send_page_view: false,
    page_location: trackedAddress(),
    page_referrer: '',
  });
  await loadScript(
    `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`,
  );
  return {
    send: (name, payload, id) =>
      tag('event', trackerNames[name].ga4, {
        page_location: trackedAddress(),
        ...(payload && {
          value: payload.value,
          currency: payload.currency,
          items: [{ item_id: payload.itemId, item_name: payload.itemName, price: payload.value }],
        }),
        ...(id && { [name === 'purchase' ? 'transaction_id' : 'event_id']: id }),
      }),
    stop: () => {
      tag('consent', 'update', all('denied'));
      window[`ga-disable-${measurementId}`] = true;
      removeCookies(/^_g(?:a|id|at|cl)/);
    },
  };
};
