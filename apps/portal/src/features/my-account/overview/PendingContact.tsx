import { pendingContacts, required, SMS_CODE_LENGTH } from '@foyer/domain';
import { Button, Card, CardHeader, Stack, Text } from '@foyer/ui-kit/core';
import { OneTimeCodeField } from '@foyer/ui-kit/parts';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { FormCard } from '~/product/forms/FormCard';
import { ProblemBanner } from '~/product/forms/ProblemBanner';
import { useForm } from '~/product/forms/useForm';
import { usePhoneNumberText } from '~/product/forms/usePhoneNumberText';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { httpErrorOf } from '~/session/api/httpError';
import { reloadPendingContacts } from '~/session/reloadPendingContacts';
import { useList } from '~/shared/i18n/useList';
import { useReturn } from '~/shared/useReturn';
import { useUpdateAccountMutation } from '~/session/api/account.api';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { useConfirmMobileMutation } from '../myAccount.api';

interface PendingContactProps {
  /** The cards below. */
  children: ReactNode;
}

/**
 * A new address and a new number that wait for their confirmation, above the account's cards. Rule PREF-5. An agent
 * only reads of both (SES-32).
 */
export const PendingContact = ({ children }: PendingContactProps) => {
  const user = useAppSelector(({ session }) => session.account?.siteUser ?? null);
  const isAgent = useAppSelector(({ site }) => site.info?.isImpersonating ?? false);
  const place = useRef<HTMLDivElement>(null);
  // A card disappears with its button, so the focus moves to the column.
  const settle = () => place.current?.focus();
  const lookAgain = useLookAgain();
  // The link may have been opened, or the change dropped, in another window.
  useReturn(() => {
    if (user?.pendingEmail || user?.pendingMobile) void lookAgain();
  });
  if (!user) return children;
  const { email, mobile, pendingEmail, pendingMobile } = user;
  return (
    <div tabIndex={-1} ref={place}>
      <Stack gap="cards">
        {isAgent && <ForCustomer contacts={pendingContacts(user)} />}
        {pendingEmail && !isAgent && (
          <PendingEmail old={email} next={pendingEmail} onSettled={settle} />
        )}
        {pendingMobile && !isAgent && (
          <PendingMobile old={mobile ?? ''} next={pendingMobile} onSettled={settle} />
        )}
        {children}
      </Stack>
    </div>
  );
};

/** What waits, for an agent: only the customer confirms or drops it. Rule SES-32. */
const ForCustomer = ({ contacts }: { contacts: readonly string[] }) => {
  const { t } = useTranslation('my-account');
  const list = useList();
  return (
    contacts.length > 0 && (
      <Card>
        <Text>{t('pending.forCustomer', { values: list.all(contacts) })}</Text>
      </Card>
    )
  );
};

interface PendingProps {
  old: string;
  next: string;
  /** Called when nothing waits any more. */
  onSettled: () => void;
}

const PendingEmail = ({ old, next, onSettled }: PendingProps) => {
  const { t } = useTranslation('my-account');
  const { problem, busy, said, save } = useSaveContact(onSettled);
  return (
    <>
      <ProblemBanner problem={problem} />
      <Card as="section">
        <CardHeader title={t('pending.emailTitle')} />
        <Stack gap={16}>
          <Text>{t(old ? 'pending.emailText' : 'pending.firstEmailText', { next, old })}</Text>
          <div role="status">{said && <Text tone="positive">{t('pending.linkSent')}</Text>}</div>
          <Button variant="soft" wide busy={busy} onClick={() => void save({ email: next })}>
            {t('pending.linkAgain')}
          </Button>
          {old && (
            <Button
              variant="text"
              wide
              onClick={() => void save({ email: old }).then((isSaved) => isSaved && onSettled())}
            >
              {t('pending.keepEmail')}
            </Button>
          )}
        </Stack>
      </Card>
    </>
  );
};

const PendingMobile = ({ old, next, onSettled }: PendingProps) => {
  const { t } = useTranslation('my-account');
  const { form, problem } = useCodeForm(onSettled);
  const phone = usePhoneNumberText();
  const contact = useSaveContact(onSettled);
  const { id, error, value } = form.field('code');
  return (
    <FormCard
      form={form}
      title={t('pending.mobileTitle')}
      problem={problem ?? contact.problem}
      submitLabel={t('pending.confirm')}
      after={
        <>
          <div role="status">
            {contact.said && <Text tone="positive">{t('pending.codeSent')}</Text>}
          </div>
          <Button
            variant="soft"
            wide
            busy={contact.busy}
            onClick={() => void contact.save({ mobile: next })}
          >
            {t('pending.codeAgain')}
          </Button>
          <Button
            variant="text"
            wide
            onClick={() =>
              void contact.save({ mobile: old }).then((isSaved) => isSaved && onSettled())
            }
          >
            {t('pending.keepMobile')}
          </Button>
        </>
      }
    >
      <Text>{t('pending.mobileText', { next: phone(next) })}</Text>
      <OneTimeCodeField
        id={id}
        name="code"
        label={t('forms:code')}
        error={error}
        length={SMS_CODE_LENGTH}
        value={value}
        onChange={(digits) => form.set('code', digits)}
      />
    </FormCard>
  );
};

/** Sends the address or number that waits again, or gives the old one, which drops the change. */
const useSaveContact = (onSettled: () => void) => {
  const lookAgain = useLookAgain();
  const [update, { isLoading: busy }] = useUpdateAccountMutation();
  const { problem, showProblem, clear } = useFormProblem();
  const [said, setSaid] = useState(false);
  const save = async (contact: { email: string } | { mobile: string }): Promise<boolean> => {
    clear();
    setSaid(false);
    const { error } = await update(contact);
    // A change that was dropped is a new one to the backend, which asks for the password.
    if (httpErrorOf(error)?.code === 'PASSWORD_WRONG' && (await lookAgain())) {
      onSettled();
      return false;
    }
    if (error) showProblem('api', error);
    setSaid(!error);
    return !error;
  };
  return { problem, busy, said, save };
};

/** Reloads the account, and says which change was dropped. @returns whether one was */
const useLookAgain = () => {
  const { t } = useTranslation('my-account');
  const dispatch = useAppDispatch();
  const list = useList();
  return async (): Promise<boolean> => {
    const dropped = await dispatch(reloadPendingContacts());
    if (dropped.length === 0) return false;
    const text = t('pending.dropped', { values: list.all(dropped) });
    dispatch(snackbarOpened({ text, type: 'Info' }));
    return true;
  };
};

const useCodeForm = (onSettled: () => void) => {
  const { t } = useTranslation('my-account');
  const dispatch = useAppDispatch();
  const [confirm] = useConfirmMobileMutation();
  const { problem, handleError, clear } = useFormProblem();
  const form = useForm({
    initial: { code: '' },
    rules: { code: [required] },
    onSend: async (values) => {
      clear();
      const { error } = await confirm(values);
      if (!error) {
        onSettled();
        dispatch(snackbarOpened({ text: t('pending.mobileChanged'), type: 'Success' }));
        return null;
      }
      if ('code' in error && (error.code === 'CODE_WRONG' || error.code === 'CODE_EXPIRED'))
        return { code: error.message ?? t('pending.codeWrong') };
      return handleError(error, values);
    },
  });
  return { form, problem };
};
