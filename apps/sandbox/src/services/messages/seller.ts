import type { KnownCurrency } from '@foyer/domain';
import { messageLanguage } from './say';
import type { SiteDetails } from '../sites/siteDetails';

/** The company that sells the plans; named in orders and printed on every invoice. */
interface Seller {
  name: string;
  address: readonly string[];
  /** Who acts for the company, as the law of its country calls them. */
  represented?: string;
  registration: string;
  /** The dispute scheme that it takes part in, with its postal address; used where `disputes` has a sentence for it. */
  disputeScheme?: string;
}

/** The operator's company for each currency. The one in Hamburg also sells to France, with the tax of France. */
const sellers: Readonly<Record<KnownCurrency, Seller & { country?: string }>> = {
  GBP: {
    name: 'Foyer Networks Ltd',
    address: ['18 Canal Street', 'Manchester M1 3HE'],
    registration: 'Registered in England and Wales, company 09876543, VAT GB 123 4567 89',
    disputeScheme: 'Communications Ombudsman',
  },
  EUR: {
    name: 'Foyer Networks GmbH',
    address: ['Am Sandtorkai 27', '20457 Hamburg'],
    // It sells to other countries too.
    country: 'DE',
    represented: 'Geschäftsführung: Jana Petersen',
    registration: 'Amtsgericht Hamburg, HRB 123456, USt-IdNr. DE123456789',
    disputeScheme: 'Médiation des communications électroniques',
  },
  USD: {
    name: 'Foyer Networks Inc.',
    address: ['410 Mercer Street', 'New York, NY 10003'],
    registration: 'EIN 12-3456789',
  },
};

/** A country's name in the language of messages. */
const countryName = (code: string): string =>
  new Intl.DisplayNames([messageLanguage()], { type: 'region' }).of(code) ?? code;

/** The phone number and the email address of a site, as far as it has them: its seller is reached there. Rule LAW-10. */
export const contactOf = ({ support }: Pick<SiteDetails, 'support'>): string[] =>
  [support.phone, support.email].filter((way) => way !== null);

/** The company that sells in a currency; its country is named in the language of messages. */
export const sellerOf = ({ currency }: { currency: KnownCurrency }): Seller => {
  const { country, address, ...seller } = sellers[currency];
  return { ...seller, address: country ? [...address, countryName(country)] : address };
};
