/**
 * A failure that the person at the keyboard can do something about. Its message is one or two plain
 * sentences: what is wrong, and what to do. Shown without a stack; the exit code is 1.
 */
export class Refusal extends Error {
  /** @param {string} sentence what is wrong, and what to do @param {string} [details] a tool's own output */
  constructor(sentence, details = '') {
    super(sentence);
    this.name = 'Refusal';
    this.details = details;
  }
}
