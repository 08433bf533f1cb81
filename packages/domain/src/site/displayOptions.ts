import type { SiteInfo } from './siteInfo';

type Options = Pick<SiteInfo, 'displayOptions'>;

/** Landing and log-in say what plans cost, unless the site wants otherwise. Rule SITE-11. */
export const showsPrices = ({ displayOptions }: Options): boolean =>
  displayOptions['showPrices'] !== false;

/** The landing page has the low hero of a page with one form. Rule SITE-11. */
export const hasCompactHeader = ({ displayOptions }: Options): boolean =>
  displayOptions['compactHeader'] === true;
