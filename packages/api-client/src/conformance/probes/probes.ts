import type { Probe } from '../Probe';
import { accountProbes } from './accountProbes';
import { deviceProbes } from './deviceProbes';
import { memberProbes } from './memberProbes';
import { purchaseProbes } from './purchaseProbes';
import { recoveryProbes } from './recoveryProbes';
import { refusalProbes } from './refusalProbes';
import { siteProbes } from './siteProbes';
import { subscriptionProbes } from './subscriptionProbes';

/** Every question that the kit asks, in its order: what an answer tells comes before what uses it. */
export const probes: readonly Probe[] = [
  ...siteProbes,
  ...refusalProbes,
  ...memberProbes,
  ...accountProbes,
  ...recoveryProbes,
  ...deviceProbes,
  ...purchaseProbes,
  ...subscriptionProbes,
];
