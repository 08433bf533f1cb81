import type { SiteRow } from './findSite';

/** Time zones by country, and by site where a country has several. */
const zones: Readonly<Record<string, string>> = {
  GB: 'Europe/London',
  DE: 'Europe/Berlin',
  FR: 'Europe/Paris',
  'mercer-lofts': 'America/New_York',
  'cedar-pine': 'America/Los_Angeles',
};

/** The time zone of the clocks on a site's walls. */
export const timeZoneAt = (site: SiteRow | null): string =>
  (site && (zones[site.locationId] ?? zones[site.details.country])) ?? 'UTC';
