import { messageLanguage } from './say';
import type { SiteDetails } from '../sites/siteDetails';
import { withTexts } from '../sites/withTexts';

/** A site's details with its texts in the language of the request or the message. Rule API-16. */
export const siteWords = (details: SiteDetails): SiteDetails => {
  const texts = details.translations?.[messageLanguage()];
  return texts ? withTexts(details, (text) => texts[text] ?? text) : details;
};
