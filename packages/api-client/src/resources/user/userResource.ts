import type { Account, OptIn, RegisteredUser } from '@foyer/domain';
import {
  changeUserType,
  getUser,
  registerUser,
  updateAgreements,
  updateUser,
} from '../../contract/user/userCalls';
import type { userTypes } from '../../contract/user/userTypes';
import { type Answer, mapLater } from '../../transport/answer';
import type { CallOptions } from '../../transport/callRequest';
import { ask, type Sender } from '../parts/ask';
import { writeOptIns } from '../parts/writeOptIns';
import { readAccount, readRegisteredUser } from './readAccount';
import { type RegistrationForm, writeRegistration } from './registrationForm';

/** What somebody agrees to; what is left out stays as it is. */
export type Agreements = {
  readonly acceptsTerms?: boolean;
  /** Which terms were read. */
  readonly termsVersion?: string;
  readonly marketingOptIn?: boolean;
  readonly detailedMarketingOptIn?: Readonly<Record<string, OptIn>>;
};

/** The account. Specification, section 7: "User". */
export const userResource = (sender: Sender) => ({
  /** Registers; does not log in (see the session's `register`). */
  registerUser: (form: RegistrationForm, options?: CallOptions): Promise<Answer<RegisteredUser>> =>
    mapLater(
      ask(sender, registerUser, { body: writeRegistration(form) }, options),
      readRegisteredUser,
    ),

  /** The account of whoever is logged in. */
  getUser: (options?: CallOptions): Promise<Answer<Account>> =>
    mapLater(ask(sender, getUser, {}, options), readAccount),

  /** Changes details, by registration field name; a `password` is set by people who have none yet. */
  updateUser: (
    changes: Readonly<Record<string, string>>,
    options?: CallOptions,
  ): Promise<Answer<Account>> =>
    mapLater(ask(sender, updateUser, { body: changes }, options), readAccount),

  /** Accepts terms and answers about marketing. */
  updateAgreements: (
    { acceptsTerms, termsVersion, marketingOptIn, detailedMarketingOptIn }: Agreements,
    options?: CallOptions,
  ): Promise<Answer<Account>> =>
    mapLater(
      ask(
        sender,
        updateAgreements,
        {
          body: {
            isTermsAndConditionAccepted: acceptsTerms,
            termsVersion,
            marketingOptIn,
            detailedMarketingOptIn: detailedMarketingOptIn && writeOptIns(detailedMarketingOptIn),
          },
        },
        options,
      ),
      readAccount,
    ),

  /** Moves somebody with free access to a paying type. */
  changeUserType: (
    id: string,
    type: (typeof userTypes)[number],
    options?: CallOptions,
  ): Promise<Answer<Account>> =>
    mapLater(ask(sender, changeUserType, { params: { id }, body: { type } }, options), readAccount),
});
