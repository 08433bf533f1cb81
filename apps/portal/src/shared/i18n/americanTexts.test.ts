import { americanSpelling } from '@foyer/domain';
import { expect, it } from 'vitest';

const files = import.meta.glob<string>('../../**/texts/en.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** How British words look. */
const british =
  /\b\w*(?:is(?:e|ed|es|ing|ation)|ll(?:ed|ing)|our(?:s|ed|ing|ite|hood)?|tres?|ogue|cheque|grey|postcode|any more(?! \w))\b/gi;

/** Words that look British and are spelt so everywhere. */
const common =
  /^(?:promised|otherwise|advertis(?:e|ing)|raised|rise|noise|precise|wise|your?s?|yours?|h?ours?|fours?|hours?|pour|tour|called|calling|filled|filling|pulled|selling|telling|billed|billing|polling|installed|installing|rolled|skilled|controlled|spelled|this|is)$/i;

// SITE-18
it.each(Object.entries(files))('%s has no British spelling at an American site', (_, text) => {
  const words = text.replaceAll(/"\w+":|\{\{[^}]*\}\}/g, '');
  const left = [...americanSpelling(words).matchAll(british)].map(([word]) => word);
  expect(left.filter((word) => !common.test(word))).toEqual([]);
});
