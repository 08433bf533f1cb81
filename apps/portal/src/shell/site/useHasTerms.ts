import { useGetTermsQuery } from '~/session/api/agreements.api';
import { useAppSelector } from '~/session/store/hooks';

/** False where neither the site information nor `GET /terms` has terms to accept. Rule REG-12. */
export const useHasTerms = (): boolean => {
  const areNamed = useAppSelector(({ site }) => Boolean(site.info?.terms));
  const terms = useGetTermsQuery(undefined, { skip: areNamed });
  return areNamed || terms.data !== 'absent';
};
