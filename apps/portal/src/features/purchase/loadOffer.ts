import {
  allPlans,
  isFree,
  moneyToMajor,
  othersPay,
  showsPrices,
  type Plan,
  type PlanCatalogue,
  type SiteInfo,
} from '@foyer/domain';
import { offerLoaded, type Offer } from '~/session/store/siteSlice';
import type { AppStore } from '~/session/store/createStore';
import { loadOrder } from '~/product/orders/loadOrder';
import { purchaseApi } from './purchase.api';

const greatest = (values: readonly (number | null)[]): number | null => {
  const known = values.filter((value) => value !== null);
  return known.length > 0 ? Math.max(...known) : null;
};

const cheapestOf = (plans: readonly Plan[]): Plan | null =>
  plans
    .filter((plan) => !isFree(plan.price))
    .toSorted((a, b) => moneyToMajor(a.price) - moneyToMajor(b.price))[0] ?? null;

const offerOf = (catalogue: PlanCatalogue, site: SiteInfo): Offer => {
  const plans = allPlans(catalogue);
  const cheapest = cheapestOf(plans);
  return {
    sellsPlans: cheapest !== null,
    // Where others pay for the Wi-Fi, the cheapest extra isn't what it costs to be online.
    cheapest: showsPrices(site) && !othersPay(site.portalType) ? cheapest : null,
    hasFreePlan: plans.some((plan) => isFree(plan.price)),
    topSpeed: greatest(plans.map((plan) => plan.downloadMbps)),
    mostDevices: greatest(plans.map((plan) => plan.deviceLimit)),
  };
};

/**
 * Fetches the plans into the cache for the plan screen, and stores their figures for the landing
 * page.
 */
export const loadOffer = async (store: AppStore): Promise<void> => {
  const site = store.getState().site.info;
  if (!site) return;
  const { data } = await store.dispatch(
    purchaseApi.endpoints.catalogue.initiate({
      locationID: site.locationId,
      isCustom: site.customPlans,
    }),
  );
  if (data) store.dispatch(offerLoaded(offerOf(data, site)));
  await store.dispatch(loadOrder());
};
