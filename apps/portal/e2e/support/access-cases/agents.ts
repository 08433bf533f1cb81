import type { AccessCase } from '../checkAccess';
import {
  agentWithoutPlan,
  afterLogin,
  closedToFree,
  fromConfirm,
  bills,
  card,
  devices,
  everywhere,
  granted,
  haldenLinks,
  plan,
  privacy,
  preferencesItem,
  renewing,
  resident,
  sells,
} from './expectedAccess';

/** Agents who help a customer. */
export const agents: readonly AccessCase[] = [
  {
    venue: 'trenance-cove',
    persona: 'agent',
    ...renewing,
    secondaryLinks: [],
    opens: ['/portal', ...plan, ...bills, ...devices, ...card, ...everywhere],
    redirects: [afterLogin, [[...sells, ...privacy], '/portal']],
  },
  { venue: 'union-street', persona: 'agent', ...resident, secondaryLinks: [] },
  {
    venue: 'union-street',
    persona: 'agent',
    who: 'for somebody without access',
    answers: agentWithoutPlan,
    ...resident,
    secondaryLinks: [],
    hasKeyCard: false,
  },
  {
    venue: 'mercer-lofts',
    persona: 'agent',
    ...renewing,
    menu: [...renewing.menu, preferencesItem],
    secondaryLinks: [],
    // The customer's plan is free.
    opens: [...renewing.opens, '/select-plan'],
    redirects: [afterLogin, fromConfirm, [closedToFree, '/portal']],
  },
  {
    venue: 'halden-arcade',
    persona: 'elena',
    who: 'an agent, for somebody without access',
    answers: agentWithoutPlan,
    ...granted,
    hasKeyCard: false,
    secondaryLinks: haldenLinks.slice(1),
    opens: [...granted.opens, ...bills],
    redirects: [afterLogin, [['/portal', ...sells], '/portal/device-management']],
  },
  {
    venue: 'meridian-tower',
    persona: 'frances',
    who: 'an agent, for somebody without access',
    answers: agentWithoutPlan,
    ...granted,
    secondaryLinks: [],
    hasKeyCard: false,
    opens: [...granted.opens, ...bills],
    redirects: [afterLogin, [['/portal', ...sells], '/portal/device-management']],
  },
  {
    venue: 'old-brewery',
    persona: 'agent',
    ...renewing,
    secondaryLinks: [],
    menu: [...renewing.menu, preferencesItem],
    // A job cancels the plans of a closed venue soon after the start.
    headings: {
      '/portal/manage-your-plan/cancel': /^(Cancel your plan|Your plan is cancell?ed)$/,
    },
  },
];
