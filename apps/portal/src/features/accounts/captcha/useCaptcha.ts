import { useState } from 'react';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { httpErrorOf } from '~/session/api/httpError';
import { useAppSelector } from '~/session/store/hooks';
import { useVerifyRecaptchaMutation } from '../accounts.api';

/**
 * The state of the captcha, where the installation has one. A provider that is unreachable blocks
 * no user, because the server decides in the end.
 */
export const useCaptcha = () => {
  const { t } = useTranslation('accounts');
  const isAsked = useAppSelector(({ site }) => Boolean(site.config?.recaptchaSiteKey));
  const [verify] = useVerifyRecaptchaMutation();
  const [token, setToken] = useState<string | null>(null);
  const [round, setRound] = useState(1);
  const [isOut, setOut] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /**
   * Takes the provider's token; empty when it has expired; null when the provider is unreachable.
   */
  const solve = async (solved: string | null): Promise<void> => {
    setProblem(null);
    setOut(solved === null);
    setToken(solved || null);
    if (!solved) return;
    const { data, error } = await verify({ response: solved });
    const isRefused = data === false || httpErrorOf(error) !== null;
    if (!isRefused) return;
    setToken(null);
    setProblem(t('signUp.captchaMissing'));
  };

  const isPassed = (): boolean => {
    const passed = !isAsked || isOut || token !== null;
    setProblem(passed ? null : t('signUp.captchaMissing'));
    return passed;
  };

  /** A token is valid once: after a refusal the captcha starts again. */
  const spend = (): void => {
    if (token === null) return;
    setToken(null);
    setRound(round + 1);
  };

  return { token, problem, round, solve, isPassed, spend };
};
