import type { BodySent } from '../../contract/define/callTypes';
import {
  activateAccount,
  changePassword,
  requestResetEmail,
  requestResetSms,
  resetPasswordByEmail,
  resetPasswordBySms,
} from '../../contract/user/passwordCalls';
import { type Answer, mapLater } from '../../transport/answer';
import type { CallOptions } from '../../transport/callRequest';
import { ask, type Sender } from '../parts/ask';
import { pickOrNull } from '../parts/pick';

/** An account that has just been activated; null where the server does not say whose. */
export type ActivatedAccount = { readonly userId: string | null; readonly email: string | null };

/** Passwords and activation. Specification, section 7: "User". */
export const passwordResource = (sender: Sender) => ({
  changePassword: (
    body: BodySent<typeof changePassword>,
    options?: CallOptions,
  ): Promise<Answer<null>> => ask(sender, changePassword, { body }, options),

  /** Activates by code; without a password it only confirms an e-mail address. */
  activateAccount: (
    body: BodySent<typeof activateAccount>,
    options?: CallOptions,
  ): Promise<Answer<ActivatedAccount>> =>
    mapLater(ask(sender, activateAccount, { body }, options), (wire) =>
      pickOrNull(wire, ['userId', 'email']),
    ),

  /** Mails a reset code; says nothing about whether anybody has that address. */
  requestResetEmail: (email: string, options?: CallOptions): Promise<Answer<null>> =>
    ask(sender, requestResetEmail, { body: { email } }, options),

  resetPasswordByEmail: (
    body: BodySent<typeof resetPasswordByEmail>,
    options?: CallOptions,
  ): Promise<Answer<null>> => ask(sender, resetPasswordByEmail, { body }, options),

  /** Sends a reset code by SMS. @param body `phoneNumber` in E.164 */
  requestResetSms: (
    body: BodySent<typeof requestResetSms>,
    options?: CallOptions,
  ): Promise<Answer<null>> => ask(sender, requestResetSms, { body }, options),

  resetPasswordBySms: (
    body: BodySent<typeof resetPasswordBySms>,
    options?: CallOptions,
  ): Promise<Answer<null>> => ask(sender, resetPasswordBySms, { body }, options),
});
