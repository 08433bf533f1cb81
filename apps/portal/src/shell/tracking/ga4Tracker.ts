import { trackerNames } from '@foyer/domain';
import { loadScript } from '~/shared/third-parties/loadScript';
import type { Tracker } from './tracker';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const consents = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'];
const all = (answer: 'denied' | 'granted') =>
  Object.fromEntries(consents.map((name) => [name, answer]));

/** Google Analytics. Its consent mode wants "denied" first and "granted" afterwards. */
export const ga4Tracker = async (measurementId: string): Promise<Tracker> => {
  window.dataLayer ??= [];
  const layer = window.dataLayer;
  // The script reads the arguments object; it does not understand an array.
  const tag = function tag(..._said: unknown[]): void {
    layer.push(arguments);
  };
  tag('consent', 'default', all('denied'));
  tag('consent', 'update', all('granted'));
  tag('js', new Date());
  tag('config', measurementId, { send_page_view: false });
  await loadScript(
    `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`,
  );
  return (name, payload) =>
    tag(
      'event',
      trackerNames[name].ga4,
      payload
        ? {
            value: payload.value,
            currency: payload.currency,
            items: [{ item_id: payload.itemId, item_name: payload.itemName, price: payload.value }],
            ...(payload.transactionId && { transaction_id: payload.transactionId }),
          }
        : {},
    );
};
