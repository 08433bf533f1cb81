import type { ApiError } from '@foyer/api-client/startup';
import type { SiteInfo } from '@foyer/domain';
import { setSiteWords, t } from '~/shared/i18n/i18n';
import { errorShown, outageEnded } from '~/shared/notices/noticesSlice';
import { paths } from '~/shared/routing/paths';
import { missingSite, now, siteFailure } from './storage/browserStores';
import type { AppDispatch } from './store/createStore';
import { siteInfoFailed, siteInfoLoaded, siteMissing } from './store/siteSlice';

/** Stores a site's information. The texts use its aliases, so the texts change first. */
export const storeSiteInfo = (info: SiteInfo) => (dispatch: AppDispatch) => {
  siteFailure.write(null);
  missingSite.write(false);
  setSiteWords(info);
  dispatch(siteInfoLoaded(info));
  dispatch(outageEnded('siteInfo'));
};

/**
 * Records the failure, which blocks further requests for a while, and shows it: the error dialog with
 * the server's message or the raw error. Rules ERR-12 and START-7.
 *
 * @returns the page for it, at the start; later the guards lead to `/portal-not-found`, and for other
 *   failures the known site stays
 */
export const storeSiteFailure =
  (error: ApiError) =>
  (dispatch: AppDispatch): string => {
    const failedAt = now();
    siteFailure.write(failedAt);
    dispatch(siteInfoFailed(failedAt));
    const isMissing = error.kind === 'http' && (error.status === 404 || error.status === 400);
    missingSite.write(isMissing);
    if (isMissing) {
      dispatch(siteMissing());
      return paths.portalNotFound;
    }
    dispatch(errorShown(textOf(error), 'siteInfo'));
    return paths.error;
  };

const textOf = (error: ApiError): string => {
  if (error.kind === 'http' && error.message) return error.message;
  const raw = error.kind === 'http' ? `HTTP ${error.status}` : error.kind;
  return `${t('common:errors.generic')} (${raw})`;
};
