import { email as isEmail, emailDomain, maxLength, recoveryAgainIn, required } from '@foyer/domain';
import { useState } from 'react';
import { useForm } from '~/platform/forms/useForm';
import { useProblem } from '~/platform/forms/useProblem';
import { useReloadAccountMutation, useUpdateAccountMutation } from '~/platform/portal/account.api';
import { useCountdown } from '~/platform/session/useCountdown';
import { now } from '~/platform/session/stores';
import { useAppSelector } from '~/platform/store/hooks';

/** An address that waits to be confirmed: sending the mail again, correcting it, looking again. */
export const useConfirmEmail = () => {
  const address = useAppSelector(({ session }) => session.account?.siteUser.email ?? '');
  const allowed = useAppSelector(({ site }) => site.info?.allowedEmailDomains ?? []);
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const [update] = useUpdateAccountMutation();
  const [look, looking] = useReloadAccountMutation();
  const problem = useProblem();
  // Whole seconds of the specification's counter, from the moment the mail was asked for.
  const again = useCountdown(
    askedAt === null ? null : askedAt + recoveryAgainIn(askedAt, askedAt) * 1000,
  );
  const form = useForm({
    initial: { email: address },
    rules: { email: [required, maxLength('email'), isEmail, emailDomain(allowed)] },
    onSend: async ({ email }) => {
      problem.clear();
      const { error } = await update({ email: email.trim() });
      if (!error) {
        setAskedAt(now());
        return null;
      }
      return problem.refuse(error, { email });
    },
  });
  return {
    address,
    form,
    problem: problem.problem,
    wasSent: askedAt !== null,
    again,
    isChanged: form.values.email.trim() !== address,
    isLooking: looking.isLoading,
    look: () => void look(),
  };
};
