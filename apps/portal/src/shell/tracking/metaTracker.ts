import { trackerNames } from '@foyer/domain';
import { trackedAddress, type Tracker } from './tracker';

const ADDRESS = 'https://www.facebook.com/tr';

/**
 * Meta's pixel as plain requests. Meta's own script reads the page's address, and has no setting that
 * would let it take another one; without it there is nothing that could read the page. Rule LOG-3.
 */
export const metaTracker = (pixelId: string): Tracker => ({
  send: (name, payload, eventId) => {
    const event = new URLSearchParams({
      id: pixelId,
      ev: trackerNames[name].meta,
      dl: trackedAddress(),
      noscript: '1',
      ...(payload && {
        'cd[value]': String(payload.value),
        'cd[currency]': payload.currency,
        'cd[content_ids]': payload.itemId,
        'cd[content_name]': payload.itemName,
        'cd[content_type]': 'product',
      }),
      ...(eventId && { eid: eventId }),
    });
    // The page may leave for the router's form at any moment. Ad blockers refuse the request.
    fetch(`${ADDRESS}?${event}`, {
      mode: 'no-cors',
      credentials: 'include',
      keepalive: true,
    }).catch(() => undefined);
  },
  stop: () => undefined,
});
