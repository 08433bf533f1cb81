/** Whether a device has Apple's Wallet, or passes what it opens on to an iPhone that has. Rule CARD-4. */
export const hasAppleWallet = (userAgent: string): boolean =>
  /\((iPhone|Macintosh);/.test(userAgent);
