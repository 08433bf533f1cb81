import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { httpOf } from '~/session/api/httpOf';
import { useAppSelector } from '~/session/store/hooks';
import { useVerifyRecaptchaMutation } from '../accounts.api';

/**
 * Whether it has been shown that a person fills in the form, where the installation asks for that. A
 * provider that cannot be reached stops nobody: the server has the last word.
 */
export const useCaptcha = () => {
  const { t } = useTranslation('accounts');
  const isAsked = useAppSelector(({ site }) => Boolean(site.config?.recaptchaSiteKey));
  const [verify] = useVerifyRecaptchaMutation();
  const [token, setToken] = useState<string | null>(null);
  const [round, setRound] = useState(1);
  const [isOut, setOut] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** Takes the provider's token, an empty one when it has run out, or null when it cannot be had. */
  const solve = async (solved: string | null): Promise<void> => {
    setProblem(null);
    setOut(solved === null);
    setToken(solved || null);
    if (!solved) return;
    const { data, error } = await verify({ response: solved });
    const isRefused = data === false || httpOf(error) !== null;
    if (!isRefused) return;
    setToken(null);
    setProblem(t('signUp.captchaMissing'));
  };

  const isPassed = (): boolean => {
    const passed = !isAsked || isOut || token !== null;
    setProblem(passed ? null : t('signUp.captchaMissing'));
    return passed;
  };

  /** A token serves once: after a refusal the captcha begins anew. */
  const spend = (): void => {
    if (token === null) return;
    setToken(null);
    setRound(round + 1);
  };

  return { token, problem, round, solve, isPassed, spend };
};
