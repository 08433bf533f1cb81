import { callApi } from '~/session/api/callApi';
import { patchSiteUser } from '~/session/api/storeAccount';
import { reloadWords } from '~/session/reloadWords';
import { tokens } from '~/session/storage/browserStores';
import type { AppDispatch } from '~/session/store/createStore';
import { chosenLanguage, showAccountLanguage } from '~/shared/i18n/chosenLanguage';
import { findLanguage, pseudoLocale } from '~/shared/i18n/languages';

const save = async (dispatch: AppDispatch, userId: string, language: string): Promise<void> => {
  const { error } = await callApi('updateUser', { language });
  if (!error && tokens.claims()?.userId === userId) dispatch(patchSiteUser({ language }));
};

/**
 * Brings the page's language and the account's together where they differ. A choice in this browser comes first, and is
 * saved with the account; otherwise the page speaks the account's. Rule PREF-9.
 *
 * @param kept the account's language, BCP 47
 */
export const followAccountLanguage = async (
  dispatch: AppDispatch,
  userId: string,
  kept: string,
): Promise<void> => {
  const chosen = chosenLanguage();
  if (chosen === pseudoLocale.code) return;
  if (chosen !== null) return save(dispatch, userId, chosen);
  const language = findLanguage(kept);
  // The portal has no texts in some languages.
  if (!language) return;
  await showAccountLanguage(language.code);
  dispatch(reloadWords());
};
