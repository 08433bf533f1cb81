import {
  email,
  emailDomain,
  isNewContact,
  maxLength,
  RESET_PASSWORD_COUNTER,
  required,
  SECOND,
} from '@foyer/domain';
import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useReturn } from '~/shared/useReturn';
import type { CallFailure } from '~/session/api/isApiError';
import { keepDraft, readDraft } from '~/session/storage/formDrafts';
import { useForm } from '~/product/forms/useForm';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { now } from '~/session/storage/browserStores';
import { useAppSelector } from '~/session/store/hooks';
import { callApi } from '~/session/api/callApi';
import { useUpdateAccountMutation } from '~/session/api/account.api';

const DRAFT = 'confirm-email';

/** When the last link was requested; a reload keeps the wait. */
const readAskedAt = (): number | null => Number(readDraft<'at'>(DRAFT).at) || null;

/**
 * Waits for the user to confirm an email address: checks its state, sends the link again after a
 * wait, corrects the address. Sending an unconfirmed address again sends the mail again. Rule
 * REG-4.
 *
 * @param onConfirmed called once the server says that the address is confirmed
 */
export const useConfirmEmail = (onConfirmed: () => Promise<void>) => {
  const user = useAppSelector(({ session }) => session.account?.siteUser ?? null);
  const address = user?.email ?? '';
  const { t } = useTranslation('accounts');
  const allowed = useAppSelector(({ site }) => site.info?.allowedEmailDomains ?? []);
  const [saveDetails] = useUpdateAccountMutation();
  const { problem, showProblem, handleError, clear } = useFormProblem();
  const [askedAt, setAskedAt] = useState(readAskedAt);
  const [busy, setBusy] = useState<'checking' | 'sending' | null>(null);
  const [said, setSaid] = useState<'notYet' | 'sent' | null>(null);
  const [isChanging, setChanging] = useState(false);

  const check = async (isAsked: boolean): Promise<void> => {
    const { data, error } = await callApi('getUser');
    if (data?.siteUser.active) return onConfirmed();
    if (!isAsked) return;
    if (error) showProblem('api', error);
    else setSaid('notYet');
  };

  // A user who returns from the mail has most likely opened the link.
  useReturn(() => void check(false));

  /** Rule PREF-4. */
  const asksPassword = (next: string): boolean =>
    user !== null && user.contactChangeNeedsPassword && isNewContact(user, { email: next.trim() });

  const send = async (to: string, existingPassword?: string): Promise<CallFailure | null> => {
    const { error } = await saveDetails({
      email: to,
      ...(existingPassword && { existingPassword }),
    });
    if (error) return error;
    const at = now();
    setAskedAt(at);
    keepDraft(DRAFT, { at: String(at) }, []);
    setSaid('sent');
    return null;
  };

  const resend = async (): Promise<void> => {
    if (busy) return;
    setBusy('sending');
    clear();
    const error = await send(address);
    if (error) showProblem('api', error);
    setBusy(null);
  };

  const checkNow = async (): Promise<void> => {
    if (busy) return;
    setBusy('checking');
    clear();
    setSaid(null);
    await check(true);
    setBusy(null);
  };

  const form = useForm({
    initial: { email: address, existingPassword: '' },
    rules: { email: [required, maxLength('email'), email, emailDomain(allowed)] },
    onSend: async ({ email: next, existingPassword }) => {
      clear();
      if (asksPassword(next) && !existingPassword)
        return { existingPassword: t('confirmEmail.passwordMissing') };
      const error = await send(next, existingPassword);
      if (error) return handleError(error, { email: next, existingPassword });
      form.setAll({ existingPassword: '' });
      return setChanging(false);
    },
  });
  const isPasswordAsked = asksPassword(form.values.email);

  const againAt = askedAt === null ? null : askedAt + RESET_PASSWORD_COUNTER * SECOND;
  return {
    address,
    problem,
    busy,
    said,
    againAt,
    resend,
    checkNow,
    isChanging,
    setChanging,
    form,
    isPasswordAsked,
  };
};
