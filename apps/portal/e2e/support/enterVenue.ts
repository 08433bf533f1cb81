import { expect, type Page } from '@playwright/test';
import { newPerson } from './visitor';

interface Arrival {
  venue: string;
  /** A person of the venue; absent for an unknown visitor on a new device. */
  persona?: string;
  /** The device, for a returning visitor. */
  mac?: string;
  /** The persona has to log in first. */
  isLoggedOut?: boolean;
  redirect?: string;
  /** The portal's origin, where it differs from the sandbox's. */
  origin?: string;
}

/** Opens the portal as the venue's gateway does, on a new page load. @returns the device's MAC address */
export const enterVenue = async (
  page: Page,
  { venue, persona, mac = newPerson().mac, isLoggedOut = false, redirect, origin }: Arrival,
): Promise<string> => {
  const query = new URLSearchParams({ venue, persona: persona ?? 'visitor' });
  if (!persona) query.set('mac', mac);
  if (isLoggedOut) query.set('logged_out', 'true');
  if (redirect) query.set('redirect', redirect);
  const answer = await page.request.post(`/sandbox/api/visit?${query}`, { maxRetries: 3 });
  const { url } = (await answer.json()) as { url: string };
  // Each person of the venue has a browser of their own.
  if (persona) await page.evaluate(clearStorage);
  await page.goto('about:blank');
  await page.goto(origin ? url.replace(new URL(url).origin, origin) : url);
  // The prerendered page has a heading too.
  await expect(page.locator('.fy-boot')).toHaveCount(0);
  return mac;
};

/** Runs in the page; an empty page has no storage. */
const clearStorage = (): void => {
  try {
    localStorage.clear();
  } catch {
    // Nothing is stored.
  }
};

/** Makes a call fail, for one device or (null) for everybody. */
export const injectFault = async (
  page: Page,
  call: string,
  kind: string,
  who: string | null,
): Promise<void> => {
  await page.request.post('/sandbox/api/faults', { data: { call, kind, who }, maxRetries: 3 });
};

export const clearFaults = async (page: Page): Promise<void> => {
  await page.request.delete('/sandbox/api/faults', { maxRetries: 3 });
};

export const expectHeading = (page: Page, name: string | RegExp): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** The device's state at the gateway, such as `online`. */
export const deviceState = async (page: Page, locationId: string, mac: string): Promise<string> => {
  const query = new URLSearchParams({ location_id: locationId, mac });
  const answer = await page.request.get(`/sandbox/api/device?${query}`, { maxRetries: 3 });
  return ((await answer.json()) as { state: string }).state;
};

export const expectOnlineAt = (page: Page, locationId: string, mac: string): Promise<void> =>
  expect.poll(() => deviceState(page, locationId, mac)).toBe('online');

/** Waits for the devices page after connecting, which is a full navigation. */
export const expectDevicesPage = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/#\/portal\/device-management/);
  await expect(page.getByText('You’re online')).toBeVisible();
};

/** The newest link in the mail to an address. */
export const mailedLink = async (page: Page, to: string): Promise<string> => {
  let link: string | undefined;
  await expect(async () => {
    const answer = await page.request.get(`/sandbox/api/outbox?to=${encodeURIComponent(to)}`, {
      maxRetries: 3,
    });
    link = /https?:[^\s"<>\\]+#[^\s"<>\\]+/.exec(await answer.text())?.[0];
    expect(link).toBeTruthy();
  }).toPass();
  return link?.replaceAll('&amp;', '&') ?? '';
};
