import type { SiteDetails } from '../sites/siteDetails';
import { escapeHtml } from './escapeHtml';
import { fill, messageLanguage } from './say';
import { contactOf, sellerOf } from './seller';
import { disputes } from './texts/disputes';

/** Where users take a dispute with the seller, as the law of the site's country wants it said. */
const disputeLines = (country: string, scheme: string | undefined): readonly string[] => {
  const words = disputes[country]?.[messageLanguage()];
  if (!words) return [];
  const { always, withScheme } = words;
  return scheme && withScheme ? [...always, fill(withScheme, { scheme })] : always;
};

/**
 * Who sells at a site, how to reach and find them in the register, and where to take a dispute, as HTML for the portal;
 * null at a site that names no seller. Without a link: the gateway may block it before the log-in. Rule LAW-19.
 */
export const sellerHtml = (details: SiteDetails): string | null => {
  if (!details.consumerRights) return null;
  const { name, address, represented, registration, disputeScheme } = sellerOf(details);
  return [
    name,
    address.join(', '),
    represented,
    contactOf(details).join(', '),
    registration,
    ...disputeLines(details.country, disputeScheme),
  ]
    .flatMap((line) => (line ? [`<p>${escapeHtml(line)}</p>`] : []))
    .join('\n');
};
