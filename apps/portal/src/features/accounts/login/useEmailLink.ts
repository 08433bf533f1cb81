import { useEffect, useRef, useState } from 'react';
import { useFormProblem, type FormProblem } from '~/product/forms/useFormProblem';
import { errorText } from '~/session/api/errorText';
import { accessCodes } from '~/session/storage/accessCodes';
import { useAppStore } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { useActivateAccountMutation } from '../accounts.api';

/** The state of the link from the mail. */
type LinkState =
  | 'checking'
  | 'confirmed'
  | 'used'
  | 'expired'
  | 'replaced'
  | 'dropped'
  | 'wrong'
  | 'failed';

const refusals: Partial<Record<string, LinkState>> = {
  CHANGE_DROPPED: 'dropped',
  ALREADY_ACTIVATED: 'used',
  CODE_EXPIRED: 'expired',
  CODE_REPLACED: 'replaced',
  CODE_WRONG: 'wrong',
};

export interface EmailLink {
  state: LinkState;
  problem: FormProblem | null;
  retry: () => void;
}

export interface EmailLinkProps {
  /** The code that the link carries. */
  code: string;
  /** Called for a user who is already logged in. */
  onLoggedIn: () => Promise<void>;
}

/**
 * The link that confirms an email address, `/login?status=verify&code=…`. Its code is sent when
 * the page opens, and kept until the server has accepted it. Rule REG-4.
 */
export const useEmailLink = (code: string, onLoggedIn: EmailLinkProps['onLoggedIn']): EmailLink => {
  const [activate] = useActivateAccountMutation();
  const store = useAppStore();
  const { t } = useTranslation('accounts');
  const { problem, showProblem, clear } = useFormProblem();
  const [state, setState] = useState<LinkState>('checking');

  const confirm = async (activationCode: string): Promise<void> => {
    setState('checking');
    clear();
    accessCodes.write(activationCode);
    const { error } = await activate({ activationCode });
    const refusal = error && 'code' in error ? refusals[error.code ?? ''] : undefined;
    if (error && !refusal) {
      showProblem('api', error);
      return setState('failed');
    }
    accessCodes.clear();
    if (error && refusal === 'dropped') showProblem('api', error);
    setState(refusal ?? 'confirmed');
    if (!store.getState().session.isLoggedIn) return;
    // The page goes on, so a notice says it.
    if (refusal === 'dropped' && error)
      store.dispatch(snackbarOpened({ text: errorText(error, t), type: 'Info' }));
    if (!refusal || refusal === 'used' || refusal === 'dropped') await onLoggedIn();
  };

  const sent = useRef<string | null>(null);
  useEffect(() => {
    if (sent.current === code) return;
    sent.current = code;
    void confirm(code);
  });

  return { state, problem, retry: () => void confirm(code) };
};
