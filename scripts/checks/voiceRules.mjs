/** What no text says, and what to write instead. The reasons are in docs/voice.md. */
const refused = [
  [/\be-mail/i, 'says e-mail: write email'],
  [/\b(?:by|of) (?:itself|themselves)\b/i, 'says “by itself”: say who does it'],
  [/\bplease\b/i, 'says please: leave it out'],
  [/^It (?:is|was|has|will)\b|^It’s\b/, 'begins with a bare “It”: name the thing'],
  [
    /\b(?:did not load|could not be|was not (?:saved|removed|changed))\b/i,
    'is passive: write “We couldn’t …”',
  ],
  [/\b(?:our people|somebody|someone who knows)\b/i, 'does not name who'],
  [
    /\b(?:call(?:ed)? (?:it |the \w+ )?off|given up|take (?:it|this|that) back|put right)\b/i,
    'uses an idiom: write cancel or fix',
  ],
  [
    /\b(?:whenever you like|in any case|of use|stands under|to be had|go on to)\b/i,
    'is old-fashioned',
  ],
  [/\bMAC\b(?! address\b)(?![^.]*”)/, 'says MAC without “address”: write device address'],
  [/\b(?:Wi-Fi|network|new|old|your|the) key\b/i, 'says key: write Wi-Fi password'],
  [
    /\b(?:will not|cannot|can not|do not|does not|did not|is not|are not|was not|has not|have not|you are(?![.?])|we are|you will|we will|you have been)\b/i,
    'is not contracted: write won’t, can’t, don’t, you’re, …',
  ],
  [
    /\b(?:one|two|three|five|six|ten|twelve|fourteen) (?:minutes?|hours?|days?|digits)\b/i,
    'spells a number: use digits',
  ],
  [/\breception\b/i, 'names a reception: write {{ask}}'],
  [/Check that you’re (?:still )?on the Wi-Fi/i, 'blames the Wi-Fi'],
  [/\b(?:pick|press|tap) /i, 'says how to point: write choose or select'],
  [/\bbills\b(?! you)/i, 'says bills: write invoices'],
  [/\bterms of use\b/i, 'says terms of use: write terms'],
  [/\bat once\b/i, 'says at once: write straight away'],
  [/\bsign[ -](?:in|out)\b/i, 'says sign in: write log in'],
  [/ …$/, 'has a space before its dots'],
];

/** The error catalogue's sentences, word for word, and the one text that may name a reception. */
const fixed =
  /^(?:Your e-mail and\/or password do not match\.|Your account has (?:been disabled|not been verified)|Oops\.|There was a problem verifying your card\.|There was an issue processing|Ask at reception\.$)/;

/** @param {string} text @returns {string[]} what is wrong with it */
export function offVoice(text) {
  if (fixed.test(text)) return [];
  return refused.filter(([pattern]) => pattern.test(text)).map(([, why]) => why);
}

/** @returns {{ place: string, text: string }[]} */
const jsonTexts = (value, place) =>
  typeof value === 'string'
    ? [{ place, text: value }]
    : Object.entries(value).flatMap(([key, inner]) =>
        jsonTexts(inner, place ? `${place}.${key}` : key),
      );

/** Code that speaks to people: the sandbox's services and pages, and the practice bank and card form. */
const spoken =
  /^apps\/(?:sandbox\/src\/(?:services|console|http|simulators)|card-provider\/src\/pages)\/.*(?<!\.test)\.tsx?$/;

/** The sentences of code: words in quotes, or between the tags of JSX. */
const SENTENCE = /'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|>\s*([A-Z][^<>{}]*?)\s*</g;

const withoutComments = (source) => source.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');

const codeTexts = (source) =>
  [...withoutComments(source).matchAll(SENTENCE)]
    .map(([, quoted, template, tagged]) =>
      (quoted ?? template ?? tagged ?? '').replaceAll('\\', ''),
    )
    .filter((text) => /^[\p{Lu}$].* /u.test(text))
    .map((text) => ({ place: 'text', text }));

/**
 * The texts of a file that people read: the portal's and the backend's English, and the sentences in
 * the code of the sandbox's services and console.
 *
 * @param {string} file
 * @param {() => string} read
 * @returns {{ place: string, text: string }[]}
 */
export function textsIn(file, read) {
  if (file.endsWith('/texts/en.json')) return jsonTexts(JSON.parse(read()), '');
  if (/\/messages\/texts\/(?!(?:\w+\/)?en\.ts)/.test(file)) return [];
  if (spoken.test(file)) return codeTexts(read());
  return [];
}
