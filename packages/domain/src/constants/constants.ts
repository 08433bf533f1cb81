import { HOUR, MINUTE, SECOND } from '../time/instant';

/*
 * The business constants and limits of the specification, section 9, in its order. Those that are
 * tables stand with their concept: maximum lengths in `validation/maxLengths`, currencies in
 * `money/money`.
 */

/** A token counts as expired this long before its `exp`. */
export const TOKEN_EXPIRY_MARGIN = 5 * SECOND;

export const SNACKBAR_TIMEOUT = 5000;
export const ERROR_NOTICE_TIMEOUT = 5000;

/** After a site-info failure no other attempt is made for this long. */
export const SITE_INFO_BACK_OFF = 20_000;

/** The chat launcher appears late; it is moved after this long. */
export const CHAT_REPOSITION_DELAY = 1800;
/** Pixels. */
export const CHAT_DEFAULT_OFFSET = 20;
export const CHAT_FOOTER_FALLBACK = 55;
export const CHAT_MARGIN = 6;

/** Per cent of browser-logging sessions that are kept. */
export const LOGGING_SAMPLE_RATE = 100;

/** What ad tracking reports where no currency is known. */
export const DEFAULT_TRACKING_CURRENCY = 'GBP';

export const DEFAULT_CATEGORY = '4weeks';

/** From this total on a count is shown as "Unlimited"; public config may say otherwise. */
export const DEVICE_COUNT_THRESHOLD = 100;
export const DEVICE_CHANGES_THRESHOLD = 100;

export const CANCEL_SUBSCRIPTION_DISABLED = false;

/** Seconds before a recovery code or e-mail can be asked for again. */
export const RESET_PASSWORD_COUNTER = 120;

export const DEFAULT_BRAND = 'Foyer Wi-Fi';
export const HOLIDAY_PARK_BRAND = 'ParkConnect';

/* Limits from elsewhere in the specification and from the project's decisions. */

/** An upgrade preview is asked for again when its figures are this old. */
export const UPGRADE_INFO_LIFE = 10 * MINUTE;

export const PASSWORD_MIN_LENGTH = 8;

/** Invoices asked for at a time. */
export const INVOICE_PAGE_SIZE = 20;

/** The least length of a pause that has an end: a day, and one has 23 hours where the clocks go on. */
export const PAUSE_MIN_LENGTH = 23 * HOUR;

/** The value that stands for "no MAC address known". */
export const IGNORE_MAC = 'IGNORE_MAC';
