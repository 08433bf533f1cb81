import type { Probe } from '../Probe';
import { accountProbes } from './accountProbes';
import { deviceProbes } from './deviceProbes';
import { guestProbes } from './guestProbes';
import { memberProbes } from './memberProbes';
import { purchaseProbes } from './purchaseProbes';
import { recoveryProbes } from './recoveryProbes';
import { refusalProbes } from './refusalProbes';
import { siteProbes } from './siteProbes';
import { subscriptionProbes } from './subscriptionProbes';

/** All probes in order: a probe that reads a fact comes before the probes that use it. */
export const probes: readonly Probe[] = [
  ...siteProbes,
  ...refusalProbes,
  ...memberProbes,
  ...accountProbes,
  ...recoveryProbes,
  ...deviceProbes,
  ...guestProbes,
  ...purchaseProbes,
  ...subscriptionProbes,
];
