import { brandName } from '@foyer/domain';
import type Stripe from 'stripe';
import type { SiteRow } from '../sites/findSite';
import { themeColour, themeHeadings, themeRadius, themeTitle } from '../sites/themeColour';
import { nearestFontFamily } from './nearestFontFamily';
import { requestedScheme } from './requestedScheme';

type Settings = Stripe.Checkout.SessionCreateParams.BrandingSettings;

/** The provider has three shapes; a theme has a radius for its buttons. */
const borderStyle = (radius: number): Settings['border_style'] => {
  if (radius >= 24) return 'pill';
  return radius <= 4 ? 'rectangular' : 'rounded';
};

/** The ground of the provider's form, in the scheme of the page that shows it. */
export const groundOf = ({ details }: SiteRow): string =>
  themeColour('surface', details.theme, requestedScheme());

/** The brand of a venue on the provider's form, in the scheme of the page that shows it. Rule THEME-9. */
export const brandingSettings = (site: SiteRow): Settings => {
  const { details, customerCode } = site;
  const { theme } = details;
  return {
    background_color: groundOf(site),
    button_color: themeColour('btn', theme, requestedScheme()),
    border_style: borderStyle(Number.parseInt(themeRadius('r-ctl', theme), 10)),
    font_family: nearestFontFamily(themeHeadings(theme)),
    display_name: brandName({ ...details, customerCode }, themeTitle(theme)),
  };
};
