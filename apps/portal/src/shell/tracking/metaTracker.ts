import { trackerNames } from '@foyer/domain';
import { loadScript } from '~/shared/third-parties/loadScript';
import type { Tracker } from './tracker';

type Pixel = ((...said: unknown[]) => void) & {
  callMethod?: (...said: unknown[]) => void;
  queue: unknown[][];
  loaded: boolean;
  version: string;
};

declare global {
  interface Window {
    fbq?: Pixel;
  }
}

const ADDRESS = 'https://connect.facebook.net/en_US/fbevents.js';

/** Queues calls until the script has loaded; the script reads this queue. */
const stub = (): Pixel => {
  const queue: unknown[][] = [];
  const pixel = (...said: unknown[]): void => {
    if (pixel.callMethod) pixel.callMethod(...said);
    else queue.push(said);
  };
  pixel.callMethod = undefined as Pixel['callMethod'];
  return Object.assign(pixel, { queue, loaded: true, version: '2.0' }) as Pixel;
};

/** Meta's pixel, with its automatic page views, clicks and form fields switched off. */
export const metaTracker = async (pixelId: string): Promise<Tracker> => {
  window.fbq ??= stub();
  const pixel = window.fbq;
  pixel('set', 'autoConfig', false, pixelId);
  pixel('consent', 'grant');
  pixel('init', pixelId);
  await loadScript(ADDRESS);
  return (name, payload) =>
    pixel(
      'track',
      trackerNames[name].meta,
      payload
        ? {
            value: payload.value,
            currency: payload.currency,
            content_ids: [payload.itemId],
            content_name: payload.itemName,
            content_type: 'product',
          }
        : {},
      ...(payload?.transactionId ? [{ eventID: payload.transactionId }] : []),
    );
};
