/**
 * A failure that the user of the command line can fix. Its message is one or two plain sentences: what
 * is wrong, and what to do. It is shown without a stack, and the exit code is 1.
 */
export class UserError extends Error {
  /** @param {string} sentence what is wrong, and what to do @param {string} [details] a tool's own output */
  constructor(sentence, details = '') {
    super(sentence);
    this.name = 'UserError';
    this.details = details;
  }
}
