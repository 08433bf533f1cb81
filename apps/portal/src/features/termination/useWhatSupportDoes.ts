import { useAppSelector } from '~/session/store/hooks';

/**
 * Support checks what a user sends if it has an email address; without one the user has to ask. Rules LAW-16 and
 * LAW-18.
 */
export const useWhatSupportDoes = (): 'checked' | 'ask' =>
  useAppSelector(({ site }) => (site.info?.support.email ? 'checked' : 'ask'));
