import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallName } from '../contract/calls';
import { plainText } from './keepFieldComments';

const contract = join(import.meta.dirname, '../contract');
const documented = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+) = defineCall\(/g;

/** The comment of each call in the contract, by the call's name: the document's descriptions. */
export const docComments = (): Partial<Record<string, string>> => {
  const found: Partial<Record<string, string>> = {};
  for (const file of globSync('*/*.ts', { cwd: contract }))
    for (const [, comment = '', name = ''] of readFileSync(join(contract, file), 'utf8').matchAll(
      documented,
    ))
      found[name] = plainText(comment);
  return found;
};

/** A call's name as words: `getSiteInfo` is "Get site info". */
export const inWords = (name: CallName): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
};
