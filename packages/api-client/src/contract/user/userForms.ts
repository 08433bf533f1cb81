import type { OptIn } from '@foyer/domain';

/** A person's registration. The site chooses which details it asks for. */
export type RegistrationForm = {
  readonly email: string;
  readonly password: string;
  /** `mobile` (E.164), `firstName`, `lastName` and the site's other fields, by field name. */
  readonly details?: Readonly<Record<string, string>>;
  readonly acceptsTerms?: boolean;
  readonly marketingOptIn?: boolean;
  /** What the box for all marketing says. */
  readonly marketingText?: string;
  readonly detailedMarketingOptIn?: Readonly<Record<string, OptIn>>;
  readonly recaptchaToken?: string;
};

/** A person's agreements; an absent one stays as it is. */
export type Agreements = {
  readonly acceptsTerms?: boolean;
  /** The version of the terms that the person read. */
  readonly termsVersion?: string;
  readonly marketingOptIn?: boolean;
  /** What the box for all marketing says. */
  readonly marketingText?: string;
  readonly detailedMarketingOptIn?: Readonly<Record<string, OptIn>>;
};
