import * as v from 'valibot';

/**
 * The body of every failure. Tolerant: a proxy in between may answer with something else, and then
 * the status alone decides.
 */
export const errorBody = v.object({
  code: v.optional(v.string()),
  message: v.optional(v.string()),
  /** On 400: what is wrong with each field, by its name (dots lead into nested ones). */
  fields: v.optional(v.record(v.string(), v.string())),
});

/** The header in which authentication errors carry their text: the "header text" of section 8. */
export const authErrorHeader = 'x-auth-error';
