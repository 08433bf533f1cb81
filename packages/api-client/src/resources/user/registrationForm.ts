import type { OptIn } from '@foyer/domain';
import type { BodySent } from '../../contract/define/callTypes';
import type { registerUser } from '../../contract/user/userCalls';
import { writeOptIns } from '../parts/writeOptIns';

/** What somebody filled in to register. Which details are asked for is the site's choice. */
export type RegistrationForm = {
  readonly email: string;
  readonly password: string;
  /** `mobile` (E.164), `firstName`, `lastName` and whatever else the site asks for, by field name. */
  readonly details?: Readonly<Record<string, string>>;
  readonly acceptsTerms?: boolean;
  readonly marketingOptIn?: boolean;
  readonly detailedMarketingOptIn?: Readonly<Record<string, OptIn>>;
  readonly recaptchaToken?: string;
};

/** The form as POST /user wants it. */
export const writeRegistration = (form: RegistrationForm): BodySent<typeof registerUser> => ({
  ...form.details,
  email: form.email,
  password: form.password,
  ...(form.acceptsTerms !== undefined && { isTermsAndConditionAccepted: form.acceptsTerms }),
  ...(form.marketingOptIn !== undefined && { marketingOptIn: form.marketingOptIn }),
  ...(form.detailedMarketingOptIn && {
    detailedMarketingOptIn: writeOptIns(form.detailedMarketingOptIn),
  }),
  ...(form.recaptchaToken && { recaptchaToken: form.recaptchaToken }),
});
