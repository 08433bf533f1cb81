/** The sentences of the terms that the prepared sites share. `{site}` is the site's name, and `{seller}` that of the company that sells. */
export interface TermsWords {
  text: string;
  title: string;
  parties: string;
  get: string;
  getText: string;
  pay: string;
  payText: string;
  fair: string;
  fairText: string;
  data: string;
  dataText: string;
}

/** The words of the prepared sites in one language. */
export interface SiteTranslation {
  /** By the English text: titles, descriptions and perks. A name that stays, such as Plus, is left out. */
  plans: Readonly<Record<string, string>>;
  /** What the sites say, by the English text; `{site}` is the site's name, and `{seller}` that of the company that sells. */
  sites: Readonly<Record<string, string>>;
  terms: TermsWords;
}
