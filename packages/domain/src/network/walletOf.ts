/** Rule CARD-4. A Mac passes a card on to an iPhone. */
const devices = [
  ['apple', /\((iPhone|Macintosh);/],
  ['google', /\(Linux; Android /],
] as const;

/** The wallet in which a device saves a card; null without one. */
export const walletOf = (userAgent: string): (typeof devices)[number][0] | null =>
  devices.find(([, device]) => device.test(userAgent))?.[0] ?? null;
