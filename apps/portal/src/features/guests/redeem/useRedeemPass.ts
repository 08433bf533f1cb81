import type { ApiData } from '@foyer/api-client';
import { useEffect, useRef, useState } from 'react';
import { useFormProblem } from '~/product/forms/useFormProblem';
import { refreshSession } from '~/session/refreshSession';
import { useAppDispatch } from '~/session/store/hooks';
import { useLinkCode } from '~/shared/routing/TakeLinkSecrets';
import { useRedeemGuestPassMutation } from '../guests.api';

/** Uses the pass of a link at once, and the code that a guest types. Rule GUEST-4. */
export const useRedeemPass = (isOutside: boolean) => {
  const linkCode = useLinkCode();
  const dispatch = useAppDispatch();
  const [redeem] = useRedeemGuestPassMutation();
  const { problem, handleError, clear } = useFormProblem();
  const [isOpening, setOpening] = useState(linkCode !== null && !isOutside);
  const [pass, setPass] = useState<ApiData<'redeemGuestPass'> | null>(null);

  /** @returns the server's errors by field, or null */
  const open = async (code: string): Promise<Readonly<Record<string, string>> | null> => {
    clear();
    const { data, error } = await redeem({ code });
    if (error) return handleError(error, { code });
    // The gateway tells how this device gets online.
    await dispatch(refreshSession());
    setPass(data);
    return null;
  };

  const sent = useRef(false);
  useEffect(() => {
    if (!linkCode || isOutside || sent.current) return;
    sent.current = true;
    void open(linkCode).finally(() => setOpening(false));
  });

  return { linkCode, isOpening, pass, problem, open };
};
