/**
 * Every error code of the wire with its HTTP status. A body is `{ code, message }`, with `fields`
 * (a message for each refused field) on `VALIDATION`. The status decides what the portal does; the
 * code lets a screen say more.
 */
export const wireErrors = {
  VALIDATION: 400,
  CAPTCHA_FAILED: 400,
  CODE_EXPIRED: 400,
  CODE_REPLACED: 400,
  CODE_WRONG: 400,
  PASSWORD_WRONG: 400,
  PAUSE_DATES_REFUSED: 400,
  UNAUTHORISED: 401,
  PAYMENT_DECLINED: 402,
  DEVICE_DISABLED: 403,
  DEVICE_LOST: 403,
  FORBIDDEN: 403,
  COUPON_INVALID: 404,
  NOT_FOUND: 404,
  ORDER_NOT_FOUND: 404,
  SITE_NOT_FOUND: 404,
  ALREADY_ACTIVATED: 409,
  CANCELLED_ALREADY: 409,
  CHANGE_NOT_STARTED: 409,
  ORDER_IS_PAUSE: 409,
  DEVICE_CHANGES_SPENT: 409,
  DEVICE_EXISTS: 409,
  DEVICE_SLOTS_FULL: 409,
  EMAIL_TAKEN: 409,
  FEE_OWED: 409,
  IDEMPOTENCY_CONFLICT: 409,
  INVOICE_SETTLED: 409,
  NOT_RENEWING: 409,
  PLAN_ENDED: 409,
  PREVIEW_EXPIRED: 409,
  STATE_CONFLICT: 409,
  TERM_RUNS: 409,
  WITHDRAWAL_OVER: 409,
  TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UPSTREAM: 502,
  UNAVAILABLE: 503,
} as const satisfies Record<string, number>;

export type WireErrorCode = keyof typeof wireErrors;
