import type { ApiError } from '@foyer/api-client';
import { email as isEmail, maxLength, required } from '@foyer/domain';
import { useState } from 'react';
import { readDraft } from '~/platform/forms/drafts';
import { useForm } from '~/platform/forms/useForm';
import { useProblem } from '~/platform/forms/useProblem';
import { useRequestLinkMutation } from '../recovery.api';
import { useSent, waitOf } from '../useSent';

const rules = { email: [required, maxLength('email'), isEmail] };

/**
 * Asking for a link by e-mail, and for another one when its time has come. Whoever asks learns
 * nothing about whether there is an account. Specification, sections 7 and 9.
 *
 * @param mine the address of one's own account; null for anybody's
 */
export const useByEmail = (mine: string | null) => {
  const [request] = useRequestLinkMutation();
  const { sent, keep, forget } = useSent(mine ? 'recovery-email-mine' : 'recovery-email');
  const { problem, tell, clear } = useProblem();
  const [wasRepeated, setRepeated] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const ask = async (email: string): Promise<ApiError | null> => {
    clear();
    const { error } = await request(email);
    const found = error && 'call' in error ? error : null;
    const wait = found && waitOf(found);
    // Somebody asked a moment ago, most likely here: that link is the one.
    if (!found || wait !== null) keep({ email, phoneNumber: '' }, wait ?? undefined);
    return wait === null ? found : null;
  };

  const form = useForm({
    initial: { email: mine ?? readDraft<'email'>('login').email ?? '' },
    rules,
    draft: 'recovery',
    onSend: async ({ email }) => {
      const error = await ask(email.trim());
      if (!error) return null;
      if (error.kind === 'http' && error.fields['email']) return error.fields;
      tell('api', error);
      return {};
    },
  });

  const again = async (): Promise<void> => {
    if (!sent || isAsking) return;
    setAsking(true);
    const error = await ask(sent.email);
    if (error) tell('api', error);
    setRepeated(!error);
    setAsking(false);
  };

  const change = (): void => {
    clear();
    setRepeated(false);
    forget();
  };

  return { form, problem, sent, again, isAsking, wasRepeated, change };
};
