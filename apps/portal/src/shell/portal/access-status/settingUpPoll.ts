/** How often to ask while a bank decides, or while a paid plan is set up, in milliseconds. */
export const SETTING_UP_POLL_MS = 3000;
