/** The British spellings of our texts, and how the United States write them. */
const spellings: readonly (readonly [british: RegExp, american: string])[] = [
  [/(cancel|travel|label)l(?=ed|ing)/gi, '$1'],
  [/(recogn|personal|organ|author|apolog|custom|util)is(?=e|ing|ation)/gi, '$1iz'],
  [/(col|fav|behavi|neighb)our/gi, '$1or'],
  [/(cent|met)re(?=s?\b)/gi, '$1er'],
  [/(catal|dial)ogue/gi, '$1og'],
  [/(che)que/gi, '$1ck'],
  [/(licen|defen)ce/gi, '$1se'],
  [/(progra)mme/gi, '$1m'],
  [/(gr)ey\b/gi, '$1ay'],
  [/\bpostcode\b/gi, 'ZIP code'],
];

/** An English text as it is spelt in the United States. Rule SITE-18. */
export const americanSpelling = (text: string): string =>
  spellings.reduce((spelt, [british, american]) => spelt.replaceAll(british, american), text);
