/** A request to a collector. It carries neither cookies nor the page's address. Rule TEL-3. */
export const telemetryRequest = (body: string): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body,
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
});
