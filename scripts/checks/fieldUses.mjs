/**
 * Code without comments and imports.
 *
 * @param {string} text TypeScript
 */
export const codeOf = (text) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '$1')
    .replace(/^import\b[\s\S]*?;$/gm, '');

/**
 * Whether code reads a field: as a member (`plan.title`), by taking an object apart
 * (`({ title }) =>`) or by naming it to a component (`part="title"`). Comments, types, texts and the
 * keys of objects do not count.
 *
 * @param {string} text TypeScript
 * @param {string} name
 */
export function readsField(text, name) {
  const code = codeOf(text)
    .replace(/'[^'\n]*'/g, "''")
    .replace(/^(?:export )?interface [\s\S]*?^\}/gm, '')
    .replace(/^(?:export )?type \w[\s\S]*?;$/gm, '');
  const asMember = new RegExp(`[\\w)\\]]\\??\\.\\s*${name}(?![\\w$])`);
  const takenApart = new RegExp(
    `\\{[^{}]*(?<![.\\w$])${name}(?![\\w$])[^{}]*\\}\\s*(?:=(?!=)|:\\s*[\\w{]|\\)\\s*(?:=>|:)|\\s+of\\b)`,
  );
  const asAttribute = new RegExp(`="${name}"`);
  return [asMember, takenApart, asAttribute].some((pattern) => pattern.test(code));
}

/** Whether code, as `codeOf` gives it, has a word. */
export const namesWord = ({ code }, word) => new RegExp(`\\b${word}\\b`).test(code);
