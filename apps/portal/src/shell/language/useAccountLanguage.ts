import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { findLanguage } from '~/shared/i18n/languages';
import { useTranslation } from '~/shared/i18n/useTranslation';

/**
 * Notices where a logged-in user's page speaks another language than the account: after a log-in, and after a choice in
 * the language menu. The code for it loads then. A backend without a language for accounts gets no call, and an agent's
 * browser neither shows nor saves one. Rule PREF-9.
 */
export const useAccountLanguage = (): void => {
  const dispatch = useAppDispatch();
  const { language: shown } = useTranslation('common');
  const isAgent = useAppSelector(({ site }) => site.info?.isImpersonating ?? true);
  const userId = useAppSelector(({ session }) => session.account?.userId ?? null);
  const kept = useAppSelector(({ session }) => session.account?.siteUser.language ?? null);
  /** What fails is not tried again before the next page load. */
  const tried = useRef('');
  useEffect(() => {
    if (userId === null || kept === null || isAgent || findLanguage(kept)?.code === shown) return;
    const difference = `${userId} ${kept} ${shown}`;
    if (tried.current === difference) return;
    tried.current = difference;
    void import('./followAccountLanguage')
      .then(({ followAccountLanguage }) => followAccountLanguage(dispatch, userId, kept))
      .catch(() => undefined);
  }, [dispatch, isAgent, userId, kept, shown]);
};
