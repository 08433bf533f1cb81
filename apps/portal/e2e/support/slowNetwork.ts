import type { CDPSession } from '@playwright/test';

/** A slow guest network: 400 ms latency, 1.6 Mbps. */
export const slowDown = (session: CDPSession): Promise<unknown> =>
  session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
