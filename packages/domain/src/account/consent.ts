/** What a user is asked to agree to; `unknown` is one that the portal does not know. Rule PREF-6. */
export const consentKinds = ['terms', 'marketing', 'startNow', 'tracking', 'unknown'] as const;

/** Where an answer was given: when registering, later in the portal, or by a support agent. */
export const consentChannels = ['registration', 'portal', 'agent', 'unknown'] as const;
