import { useAppSelector } from '~/session/store/hooks';

/** The site's support checks a reason if it has an email address; without one the user has to ask. Rule LAW-16. */
export const useWhatHappensToReason = (): 'checked' | 'ask' =>
  useAppSelector(({ site }) => (site.info?.support.email ? 'checked' : 'ask'));
