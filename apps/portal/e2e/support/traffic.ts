import type { CDPSession } from '@playwright/test';

/** What a page has fetched from the network so far. What the browser's cache answered is left out. */
export interface Traffic {
  /** Method and path of each request, in the order of sending. */
  sent: () => string[];
  /** As received over the wire, headers included. */
  bytes: () => number;
  /** Milliseconds since the last request started or ended; 0 while one is under way. */
  quietFor: () => number;
}

/** Watches a page of Chromium; call it before the first navigation. */
export const watchTraffic = async (session: CDPSession): Promise<Traffic> => {
  const sent = new Map<string, string>();
  const open = new Set<string>();
  let bytes = 0;
  let last = Date.now();
  const end = (id: string): void => {
    open.delete(id);
    last = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, redirectResponse }) => {
    if (!request.url.startsWith('http')) return;
    const id = redirectResponse ? `${requestId} redirected` : requestId;
    sent.set(id, `${request.method} ${new URL(request.url).pathname}`);
    open.add(requestId);
    last = Date.now();
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => void sent.delete(requestId));
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) sent.delete(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    end(requestId);
  });
  session.on('Network.loadingFailed', ({ requestId }) => end(requestId));
  await session.send('Network.enable');
  return {
    sent: () => [...sent.values()],
    bytes: () => bytes,
    quietFor: () => (open.size > 0 ? 0 : Date.now() - last),
  };
};
