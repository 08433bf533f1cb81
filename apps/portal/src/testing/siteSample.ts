import { readSite } from '@foyer/api-client/startup';
import type { SiteInfo } from '@foyer/domain';

/** The domain's site information of Canal Wharf, with the test's changes. */
export const site = (changes: Record<string, unknown> = {}): SiteInfo => {
  const { data, error } = readSite({
    status: 200,
    headers: { authorization: null, authError: null },
    body: {
      name: 'Canal Wharf',
      code: 'CW',
      locationID: 'canal-wharf',
      portalType: 'PAYG',
      planEngine: 'STRIPE',
      ssid: 'CanalWharf-WiFi',
      support: { phone: '0330 808 4410' },
      ...changes,
    },
  });
  if (!data) throw new Error(`The test's site does not read: ${error.kind}`);
  return data;
};
