import { type ESTree, parseSync, type Plugin, Visitor } from 'vite';

const contract = /\/api-client\/src\/contract\/.*(?<!\.test)\.ts$/;
const helpers = `import { meaningsOf, withMeanings } from '${import.meta.dirname}/fieldMeanings';`;

/**
 * Keeps the comments at the fields of the contract's schemas, so that the OpenAPI document can give
 * them as descriptions. Only tests run with it: the product carries no descriptions.
 */
export const keepFieldComments = (): Plugin => ({
  name: 'keep-field-comments',
  enforce: 'pre',
  transform: (code, id) => (contract.test(id) ? { code: keepComments(code, id), map: null } : null),
});

const keepComments = (code: string, id: string): string => {
  const { program, comments } = parseSync(id, code, { lang: 'ts' });
  const endings = new Map<number, string>();
  const starts: number[] = [];
  const commentBefore = (start: number): string | undefined =>
    comments.find(
      (comment) =>
        comment.type === 'Block' &&
        comment.value.startsWith('*') &&
        comment.end <= start &&
        code.slice(comment.end, start).trim() === '',
    )?.value;
  new Visitor({
    ObjectExpression: (literal) => {
      const meanings = literal.properties.flatMap((property) => meaningOf(property));
      if (meanings.length === 0) return;
      starts.push(literal.start);
      endings.set(literal.end, `, { ${meanings.join(', ')} })`);
    },
  }).visit(program);

  function meaningOf(property: ESTree.ObjectPropertyKind): string[] {
    if (property.type === 'SpreadElement')
      return [`...meaningsOf(${code.slice(property.argument.start, property.argument.end)})`];
    const comment = commentBefore(property.start);
    const name = code.slice(property.key.start, property.key.end);
    return comment ? [`${name}: ${JSON.stringify(plainText(comment))}`] : [];
  }

  let written = '';
  for (let place = 0; place <= code.length; place += 1) {
    written += endings.get(place) ?? '';
    if (starts.includes(place)) written += 'withMeanings(';
    written += code[place] ?? '';
  }
  return `${helpers}\n${written}`;
};

/** A documentation comment as one line. */
export const plainText = (comment: string): string =>
  comment
    .replace(/^\s*\*/gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
