import type { SiteInfo } from '@foyer/domain';
import { setAliases } from '~/shared/i18n/aliases';
import type { AppDispatch } from './store/createStore';
import { siteInfoLoaded } from './store/siteSlice';

/** Stores a site's information. The texts use its aliases, so the texts change first. */
export const storeSiteInfo = (info: SiteInfo) => (dispatch: AppDispatch) => {
  setAliases(info.aliases);
  dispatch(siteInfoLoaded(info));
};
