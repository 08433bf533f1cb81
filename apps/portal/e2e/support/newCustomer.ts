import { expect, type Page } from '@playwright/test';
import { newPerson, PASSWORD } from './visitor';

let count = 0;

/** A number of the range that is reserved for fiction. */
const newMobile = (): string => {
  count += 1;
  return `+4477009001${String(count).padStart(2, '0')}`;
};

/** The gateway's address for a visit. */
const visitAddress = async (page: Page, query: URLSearchParams): Promise<string> => {
  const visit = await page.request.post(`/sandbox/api/visit?${query}`, { maxRetries: 3 });
  return ((await visit.json()) as { url: string }).url;
};

/**
 * Registers a new customer at a venue: an account without a plan, devices or invoices.
 *
 * @returns email and mobile, and the gateway's address that opens the portal for them, logged in
 */
export const signUpAt = async (
  page: Page,
  venue: string,
): Promise<{ url: string; email: string; mobile: string }> => {
  const { email, mac } = newPerson();
  const mobile = newMobile();
  const query = new URLSearchParams({ venue, persona: 'visitor', mac });
  const url = await visitAddress(page, query);
  const entry = new URLSearchParams(url.split('?')[1]);
  const location = Object.fromEntries(
    ['location_id', 'nas_id', 'customer_code', 'connection_type', 'gateway_proof'].map((name) => [
      name,
      entry.get(name) ?? '',
    ]),
  );
  const blank = await page.request.get('/auth/blank-session', {
    headers: { 'x-location-details': new URLSearchParams({ ...location, mac }).toString() },
  });
  const { authorization = '' } = blank.headers();
  const headers = { authorization, 'x-registration-stage': '1' };
  const names = { firstName: 'Robin', lastName: 'Ellis', mobile };
  const places = { buildingName: 'Lock House', zoneName: '7' };
  const registered = await page.request.post('/api/user', {
    headers,
    data: { ...names, ...places, email, password: PASSWORD, isTermsAndConditionAccepted: true },
  });
  expect(registered.status(), await registered.text()).toBe(201);
  query.set('email', email);
  return { url: await visitAddress(page, query), email, mobile };
};
