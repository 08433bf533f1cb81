import * as v from 'valibot';

/**
 * The body of every failure. All fields are optional, because a proxy may answer with another body; then
 * only the status counts.
 */
export const errorBody = v.object({
  /** One of the contract's error codes. Without it: the status decides. */
  code: v.optional(v.string()),
  /** One sentence that the portal may show. Without it: the portal's own words. */
  message: v.optional(v.string()),
  /**
   * On 400: a message for each wrong field, by the field's name. A nested field has a dotted name.
   * Without it: the portal shows `message` above the form.
   */
  fields: v.optional(v.record(v.string(), v.string())),
});

/** The header in which authentication errors carry their text: the header texts of docs/product/errors.md. */
export const authErrorHeader = 'x-auth-error';
