import { Button, Stack, Text } from '@foyer/ui-kit/core';
import { useState } from 'react';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { httpErrorOf } from '~/session/api/httpError';
import { useAbsentCall } from '~/session/api/useAbsentCall';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useResendConfirmationMutation } from '../accounts.api';
import { NewPasswordLink } from './NewPasswordLink';

/** A link that no longer works, or the address that the visitor has typed. */
type Named = { activationCode: string } | { email: string };

/**
 * Mails a visitor another link that confirms an address. A backend without the call leaves the link for a new password.
 * Rules REG-4 and API-17.
 */
const ResendConfirmation = (named: Named) => {
  const { t } = useTranslation('accounts');
  const [resend, { isLoading }] = useResendConfirmationMutation();
  const { isAbsent, note } = useAbsentCall('resendConfirmation');
  const { problem, showProblem, clear } = useFormProblem();
  const [state, setState] = useState<'offered' | 'sent' | 'refused'>('offered');

  const ask = async (): Promise<void> => {
    clear();
    const { error } = await resend(named);
    note(error);
    // Some sites also log in by a number, and no link goes to one.
    if (httpErrorOf(error)?.status === 400) setState('refused');
    else if (error) showProblem('api', error);
    else setState('sent');
  };

  if (isAbsent || state === 'refused') return <NewPasswordLink />;
  if (state === 'sent')
    return (
      <Text role="status" tone="positive">
        {t('emailLink.sent')}
      </Text>
    );
  return (
    <Stack gap={8}>
      {problem && <Text role="alert">{problem.text}</Text>}
      <Button variant="soft" size="small" busy={isLoading} onClick={() => void ask()}>
        {t('confirmEmail.again')}
      </Button>
    </Stack>
  );
};

export default ResendConfirmation;
