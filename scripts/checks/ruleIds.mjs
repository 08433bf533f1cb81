/**
 * The rules that the pages of docs/product define: an id in bold type, such as `**SES-4**`.
 *
 * @param {string} page Markdown
 * @returns {string[]} ids, in the page's order
 */
export const rulesDefinedIn = (page) =>
  [...page.matchAll(/\*\*([A-Z]+-\d+)\*\*/g)].map(([, id]) => id);

/**
 * What is wrong with the rules that a text cites.
 *
 * @param {string} text
 * @param {ReadonlySet<string>} defined every id that a page of docs/product defines
 * @returns {{ line: number, problem: string }[]}
 */
export function citationProblems(text, defined) {
  const prefixes = [...new Set([...defined].map((id) => id.split('-')[0]))].join('|');
  const cited = new RegExp(
    `(?<![\\w-])(?:(?:${prefixes})-\\d+(?![\\w-])|(?<=\\bRule )[A-Z]+-\\d+)`,
    'g',
  );
  return text
    .split('\n')
    .flatMap((line, index) =>
      [...line.matchAll(cited)]
        .filter(([id]) => !defined.has(id))
        .map(([id]) => ({ line: index + 1, problem: `no page of docs/product defines ${id}` })),
    );
}
