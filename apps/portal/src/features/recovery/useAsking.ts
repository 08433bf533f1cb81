import { useState } from 'react';
import type { CallFailure } from '~/session/api/isApiError';
import { useProblem } from '~/product/forms/useProblem';
import { useSent, waitOf, type Addressee } from './useSent';

type Request = (to: Addressee) => Promise<{ error?: CallFailure }>;

/**
 * Asking for something to be sent, and for another one when its time has come. Whoever asks learns
 * nothing about whether there is an account.
 *
 * @param draft the name that what was sent is kept under
 */
export const useAsking = (draft: string, request: Request) => {
  const { sent, keep, forget } = useSent(draft);
  const { problem, tell, refuse, clear } = useProblem();
  const [wasRepeated, setRepeated] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const ask = async (to: Addressee): Promise<CallFailure | null> => {
    clear();
    const { error } = await request(to);
    const wait = error ? waitOf(error) : null;
    // Somebody asked a moment ago, most likely here: what was sent then is the one.
    if (!error || wait !== null) keep(to, wait ?? undefined);
    return error && wait === null ? error : null;
  };

  /** Asks as a form's `onSend`: what is wrong with a field is its, the rest is told above. */
  const send = async (to: Addressee): Promise<Readonly<Record<string, string>> | null> => {
    const error = await ask(to);
    if (!error) return null;
    return refuse(error, to);
  };

  const again = async (): Promise<void> => {
    if (!sent || isAsking) return;
    setAsking(true);
    const error = await ask(sent);
    if (error) tell('api', error);
    setRepeated(!error);
    setAsking(false);
  };

  const change = (): void => {
    clear();
    setRepeated(false);
    forget();
  };

  return { problem, sent, send, again, isAsking, wasRepeated, change, forget };
};
