/** What a site that sells nothing offers. */
export const noOffer = {
  sellsPlans: false,
  cheapest: null,
  hasFreePlan: false,
  topSpeed: null,
  mostDevices: null,
} as const;
