import { useEffect, useRef } from 'react';
import { callApi } from '~/session/api/callApi';
import { patchSiteUser } from '~/session/api/storeAccount';
import { reloadWords } from '~/session/reloadWords';
import { tokens } from '~/session/storage/browserStores';
import type { AppDispatch } from '~/session/store/createStore';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { chosenLanguage, showAccountLanguage } from '~/shared/i18n/chosenLanguage';
import { findLanguage, pseudoLocale } from '~/shared/i18n/languages';
import { useTranslation } from '~/shared/i18n/useTranslation';

const apply = async (dispatch: AppDispatch, language: string): Promise<void> => {
  await showAccountLanguage(language);
  dispatch(reloadWords());
};

const save = async (dispatch: AppDispatch, userId: string, language: string): Promise<void> => {
  const { error } = await callApi('updateUser', { language });
  if (!error && tokens.claims()?.userId === userId) dispatch(patchSiteUser({ language }));
};

/**
 * Shows a logged-in user the account's language. A choice in this browser comes first, and is saved with the account. A
 * backend without a language for accounts gets no call, and an agent's browser neither shows nor saves one. Rule PREF-9.
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
    if (userId === null || kept === null || isAgent) return;
    const chosen = chosenLanguage();
    const ofAccount = findLanguage(kept)?.code;
    const next = `${userId} ${chosen ?? kept}`;
    if ((chosen ?? shown) === ofAccount || chosen === pseudoLocale.code || tried.current === next)
      return;
    tried.current = next;
    if (chosen !== null) void save(dispatch, userId, chosen);
    // The portal has no texts in some languages.
    else if (ofAccount) void apply(dispatch, ofAccount);
  }, [dispatch, isAgent, userId, kept, shown]);
};
