/** What people read in code and docs. The files that name the refused words are exempt. */
const prose =
  /^(?!docs\/voice\.md|docs\/how-to\/add-a-text\.md|CONTRIBUTING\.md|scripts\/(?:checks|planted-faults)\/|.*\bOFL).*\.(?:md|[cm]?[jt]sx?|css)$/;

/** Text that no tracked file may have: what is wrong with it, its pattern, and which files it concerns (all if missing). */
const forbidden = [
  {
    what: 'names a package registry',
    pattern: /\bregistry\.[a-z0-9-]+\.[a-z]{2,}|\b(?:_auth|_authToken|_password)\s*=/i,
  },
  {
    what: 'holds an address of a package: install again with the registry set outside the project',
    files: /^pnpm-lock\.yaml$/,
    pattern: /https?:\/\//,
  },
  {
    what: 'names a folder of one machine',
    // The official Node image gives its user a folder of that name, which is the same everywhere.
    pattern:
      /(?<![\w.])(?:\/(?:home\/(?!node\b)|Users\/|work\/)[\w.-]+|\/root\/\.?\w|\b[A-Z]:\\Users\\)/,
  },
  {
    what: 'holds a secret',
    pattern:
      /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bsk_live_\w|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bnpm_\w{36}\b/,
  },
  {
    what: 'says “is no …”: write “is not a …”',
    files: prose,
    pattern: /(?<!\bthere )\b(?:is|are|was|were) no (?!longer\b|more\b|wider\b|answer\b|such\b)\w/i,
  },
  {
    what: 'says “also where”: write “even where”',
    files: prose,
    pattern: /\balso (?:where|while|if|after|when)\b/,
  },
  {
    what: 'has a word that readers stop at: say who does what',
    files: prose,
    pattern: /\b(?:whoever|anew|by (?:itself|themselves)|device in hand)\b/i,
  },
  {
    what: 'has a mark of a conflict that nobody settled',
    pattern: /^(?:<{7}|>{7}) /,
  },
  {
    what: 'makes the browser restyle the whole page on every change: put a class before :has(), or a property on the root',
    files: /\.css$/,
    pattern: /(?:^|[\s>+~,]):has\(|:root:has\([^{]*\)\s+[^{,\s]/,
  },
];

/**
 * Finds text that ties the project to one machine, reveals a secret, or slows every page down.
 *
 * @param {string} file its path from the project's top
 * @param {string} text
 * @returns {string[]} one line for each finding: file, line number, what is wrong
 */
export function forbiddenText(file, text) {
  if (text.includes('\0')) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      forbidden
        .filter(({ files, pattern }) => (!files || files.test(file)) && pattern.test(line))
        .map(({ what }) => `${file}:${index + 1} ${what}`),
    );
}
