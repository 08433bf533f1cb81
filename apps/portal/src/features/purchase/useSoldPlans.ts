import { skipToken } from '@reduxjs/toolkit/query';
import { includesAccess, oneOffPlans, paidPlans, type PlanCatalogue } from '@foyer/domain';
import { useMemo } from 'react';
import { selectHasFreeAccess } from '~/session/guards/selectRouteFacts';
import { useAppSelector } from '~/session/store/hooks';
import { useCatalogueQuery } from './purchase.api';

const NO_PLANS: PlanCatalogue = { kind: 'list', plans: [] };

/**
 * The plans that the site sells this person.
 * @param isExtras only plans that do not renew: the page of extras
 */
export const useSoldPlans = (isExtras: boolean) => {
  const site = useAppSelector((state) => state.site.info);
  const catalogue = useCatalogueQuery(
    site ? { locationID: site.locationId, isCustom: site.customPlans } : skipToken,
  );
  const hasFreeAccess = useAppSelector(selectHasFreeAccess);
  // The guards lead a buyer away as soon as they have an account, which gives access. Rules TYPE-4 and GUARD-9.
  const sellsNone = !isExtras && includesAccess(site?.portalType ?? 'unknown');
  const sold = useMemo(() => {
    if (!catalogue.data) return undefined;
    if (sellsNone) return NO_PLANS;
    if (hasFreeAccess) return paidPlans(catalogue.data);
    return isExtras ? oneOffPlans(catalogue.data) : catalogue.data;
  }, [catalogue.data, hasFreeAccess, isExtras, sellsNone]);
  return { catalogue, sold, sellsNone, hasFreeAccess };
};
