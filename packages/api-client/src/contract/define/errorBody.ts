import * as v from 'valibot';

/**
 * The body of every failure. All fields are optional, because a proxy may answer with another body; then
 * only the status counts.
 */
export const errorBody = v.object({
  code: v.optional(v.string()),
  message: v.optional(v.string()),
  /** On 400: a message for each wrong field, by its name. A nested field has a dotted name. */
  fields: v.optional(v.record(v.string(), v.string())),
});

/** The header in which authentication errors carry their text: the "header text" of section 8. */
export const authErrorHeader = 'x-auth-error';
