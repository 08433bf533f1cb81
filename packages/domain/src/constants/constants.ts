import { DAY, HOUR, MINUTE, SECOND } from '../time/instant';

/*
 * Times are in milliseconds unless a comment says otherwise. docs/product/constants.md lists the
 * rules. Tables have their own files: `constants/maxLengths`, `money/money`, `guards/routes`,
 * `portal-types/portalCapabilities` and `site/customerCodes`.
 */

/** A token counts as expired this long before its `exp`. Rule CONST-1. */
export const TOKEN_EXPIRY_MARGIN = 5 * SECOND;

/** How long a snackbar and an error notice stay open. Rule CONST-2. */
export const SNACKBAR_TIMEOUT = 5000;
export const ERROR_NOTICE_TIMEOUT = 5000;

/** Time without another call after site information failed. Rule CONST-3. */
export const SITE_INFO_BACK_OFF = 20_000;

/** How long each request of the start script waits for an answer. Rules START-8 and CONST-19. */
export const START_SCRIPT_TIMEOUT = 15 * SECOND;
/** How long a call and a file download wait for an answer. Rule CONST-20. */
export const CALL_TIMEOUT = 15 * SECOND;
export const FILE_TIMEOUT = 60 * SECOND;
/**
 * How long the code of a screen and a third party's script may load. A captive network can
 * drop requests silently, and a browser would wait for minutes. Rule CONST-21.
 */
export const CODE_TIMEOUT = 15 * SECOND;
/** How long the first page may load before it says that it did not. Rules START-9 and CONST-30. */
export const ENTRY_TIMEOUT = 30 * SECOND;

/** How long the first page waits for the dashboard rather than draw its skeleton, in milliseconds. Rules START-24 and CONST-39. */
export const DASHBOARD_PATIENCE = 100;

/** The chat provider adds its launcher late; the portal moves it after this time. Rule CONST-4. */
export const CHAT_REPOSITION_DELAY = 1800;
/** Distances of the chat launcher in pixels. Rules CONST-5 and CONST-6. */
export const CHAT_DEFAULT_OFFSET = 20;
export const CHAT_FOOTER_FALLBACK = 55;
export const CHAT_MARGIN = 6;

/** Percentage of browser-logging sessions that are kept. Rule CONST-7. */
export const LOGGING_SAMPLE_RATE = 100;

/** Reported to advertising if the currency is unknown. Rule CONST-8. */
export const DEFAULT_TRACKING_CURRENCY = 'GBP';

export const DEFAULT_CATEGORY = '4weeks';

/** Totals from here on show as "Unlimited". The public configuration can set others. Rule CONST-10. */
export const DEVICE_COUNT_THRESHOLD = 100;
export const DEVICE_CHANGES_THRESHOLD = 100;

export const CANCEL_SUBSCRIPTION_DISABLED = false;

/** Seconds until the user can ask for another recovery code, log-in code or email. Rule CONST-12. */
export const RESET_PASSWORD_COUNTER = 120;

export const DEFAULT_BRAND = 'Foyer Wi-Fi';
export const HOLIDAY_PARK_BRAND = 'ParkConnect';

/** The lowest price that is paid: 1 penny or cent, in minor units. Rules BUY-2 and CONST-18. */
export const MINIMUM_PAYMENT = 1;

/** Age at which the portal asks for an upgrade preview again. Rule CONST-14. */
export const UPGRADE_INFO_LIFE = 10 * MINUTE;

export const PASSWORD_MIN_LENGTH = 8;

/** Wrong passwords for one account from one network in the time after the first. Rule CONST-24. */
export const PASSWORD_GUESSES = 5;
export const GUESS_WINDOW = 15 * MINUTE;
/** Wrong passwords for one account in an hour from all networks that are new to it. Rule CONST-25. */
export const PASSWORD_GUESSES_ELSEWHERE = 50;
/** Wrong guesses that invalidate a code of six digits. Rule CONST-26. */
export const CODE_GUESSES = 5;
/** Codes and links of one purpose that one account or network asks for. Rule CONST-27. */
export const MESSAGES_PER_HOUR = 5;
/** Codes and links of one purpose to one person, from all who may be strangers. Rule CONST-36. */
export const MESSAGES_OF_STRANGERS = 10;
/** New passwords of one account in an hour. Rule CONST-37. */
export const PASSWORD_CHANGES = 10;
/** Mails about devices that join, and about free plans, to one user in an hour. Rule CONST-38. */
export const NOTICES_PER_HOUR = 10;

/** How long a session lasts at most, and how long without a visit. Rule CONST-28. */
export const SESSION_LIFETIME = 90 * DAY;
export const SESSION_IDLE_LIFETIME = 30 * DAY;
/** How long a support agent can act as the customer. Rule CONST-29. */
export const IMPERSONATION_LIFETIME = 30 * MINUTE;

/** How long a guest pass waits for its guest. Rule CONST-31. */
export const GUEST_PASS_LIFE = 7 * DAY;

/** How long before a renewal its user is reminded: of a yearly plan, and of a shorter one. Rule CONST-32. */
export const YEARLY_REMINDER_LEAD = 30 * DAY;
export const RENEWAL_REMINDER_LEAD = 7 * DAY;

/** How long before the first full price users learn of the end of a coupon. Rule CONST-33. */
export const COUPON_REMINDER_LEAD = 7 * DAY;

/** The longest `Idempotency-Key`, in characters, as at the card provider. Rule CONST-34. */
export const IDEMPOTENCY_KEY_LENGTH = 255;

/** How long after a log-in an account without a password may change who owns it. Rule CONST-35. */
export const FRESH_LOG_IN = 15 * MINUTE;

/** Invoices in one page of a call. Rule CONST-15. */
export const INVOICE_PAGE_SIZE = 20;

/** Digits of a code that is sent by SMS. Rule CONST-22. */
export const SMS_CODE_LENGTH = 6;

/** How long an unpaid purchase or change waits for its payment before it is void. Rule CONST-23. */
export const UNPAID_PURCHASE_LIFE = 23 * HOUR;

/** Shortest pause with an end: a day, which has 23 hours when the clocks go forward. Rule PAUSE-2. */
export const PAUSE_MIN_LENGTH = 23 * HOUR;

/** How far ahead a pause can start, and how long it can last. Rule PAUSE-2. */
export const PAUSE_LATEST_START = 90 * DAY;
export const PAUSE_MAX_LENGTH = 366 * DAY;

/** How far ahead the end of a contract may be that a user asks for. Rule LAW-6. */
export const TERMINATION_LATEST_END = 2 * 366 * DAY;

/** The value that means "no MAC address known". Rule CONST-17. */
export const IGNORE_MAC = 'IGNORE_MAC';
