/** The status of each error code that this backend answers with. */
const statuses = {
  VALIDATION: 400,
  PASSWORD_WRONG: 400,
  UNAUTHORISED: 401,
  COUPON_INVALID: 404,
  NOT_FOUND: 404,
  SITE_NOT_FOUND: 404,
  DEVICE_EXISTS: 409,
  EMAIL_TAKEN: 409,
  STATE_CONFLICT: 409,
  TOO_LARGE: 413,
  INTERNAL: 500,
};

/** A call that fails: thrown anywhere, answered as `{ code, message, fields? }`. */
export class Refusal extends Error {
  /**
   * @param {keyof typeof statuses} code
   * @param {string} message one sentence, which the portal may show
   * @param {{ fields?: Record<string, string>, authError?: string }} [more] a message for each wrong
   *   field; the words of the `X-Auth-Error` header
   */
  constructor(code, message, { fields, authError } = {}) {
    super(message);
    this.code = code;
    this.status = statuses[code];
    this.fields = fields;
    this.authError = authError;
  }
}

/** @param {Record<string, string | false>} problems a message for each wrong field */
export const refuseWrongFields = (problems) => {
  /** @type {Record<string, string>} */
  const fields = {};
  for (const [name, message] of Object.entries(problems)) if (message) fields[name] = message;
  if (Object.keys(fields).length > 0)
    throw new Refusal('VALIDATION', 'Check what you entered.', { fields });
};
