import { email as isEmail, maxLength, required } from '@foyer/domain';
import { readDraft } from '~/session/storage/formDrafts';
import { useForm } from '~/product/forms/useForm';
import { useRequestResetEmailMutation } from '../recovery.api';
import { useRecoveryRequest } from '../useRecoveryRequest';

const rules = { email: [required, maxLength('email'), isEmail] };

/**
 * Requests a link by email. Rule PASS-1.
 *
 * @param mine the address of the logged-in user's account; null for visitors
 */
export const useByEmail = (mine: string | null) => {
  const [request] = useRequestResetEmailMutation();
  const { send, ...asking } = useRecoveryRequest(
    mine ? 'recovery-email-mine' : 'recovery-email',
    'requestResetEmail',
    ({ email }) => request({ email }),
  );
  const form = useForm({
    initial: { email: mine ?? readDraft<'email'>('login').email ?? '' },
    rules,
    draft: 'recovery',
    onSend: ({ email }) => send({ email: email.trim(), phoneNumber: '' }),
  });
  return { ...asking, form };
};
