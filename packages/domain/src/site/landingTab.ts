/** The tabs a landing page may have, in the order they are shown. */
export const landingTabs = ['login', 'register', 'activate', 'connect-device'] as const;
export type LandingTab = (typeof landingTabs)[number];
