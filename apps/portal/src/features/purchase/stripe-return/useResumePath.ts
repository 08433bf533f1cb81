import { capabilitiesOf } from '@foyer/domain';
import { useSearchParams } from 'react-router-dom';
import { useAppSelector } from '~/session/store/hooks';

/** Where the user continues an unfinished purchase: the pay step, or the plans. */
export const useResumePath = (): { payment: string; plans: string } => {
  const [params] = useSearchParams();
  const plans = useAppSelector(
    ({ site }) => capabilitiesOf(site.info?.portalType ?? 'unknown').planPage,
  );
  const kept = ['plan', 'coupon'].flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  const query = new URLSearchParams([...kept, ...(params.has('plan') ? [['step', 'pay']] : [])]);
  return { payment: `${plans}?${query}`, plans };
};
