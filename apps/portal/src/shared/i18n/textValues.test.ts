import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { englishTexts, flatTexts, portalSources, type Texts } from '~/testing/sourceTexts';

/** A call of `t` whose keys and values the code spells out. */
interface TextCall {
  keys: string[];
  values: Set<string>;
  /** The call may give more values than it names. */
  isOpen: boolean;
}

type Argument = Parameters<
  NonNullable<ConstructorParameters<typeof Visitor>[0]['CallExpression']>
>[0]['arguments'][number];

/** The keys between which the code chooses; none where it builds them. */
const keysOf = (node: Argument | undefined): string[] => {
  if (node?.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node?.type === 'ConditionalExpression')
    return [...keysOf(node.consequent), ...keysOf(node.alternate)];
  return [];
};

const valuesOf = (node: Argument | undefined): Omit<TextCall, 'keys'> => {
  if (!node) return { values: new Set(), isOpen: false };
  if (node.type !== 'ObjectExpression') return { values: new Set(), isOpen: true };
  const names = node.properties.map((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' ? property.key.name : null,
  );
  return {
    values: new Set(names.filter((name) => name !== null)),
    isOpen: names.includes(null),
  };
};

/** The calls of `t` in a source, and the namespaces in which it looks for a key without one. */
const callsIn = (path: string, code: string) => {
  const calls: TextCall[] = [];
  const namespaces: string[] = [];
  new Visitor({
    CallExpression: ({ callee, arguments: [first, second] }) => {
      if (callee.type !== 'Identifier') return;
      if (callee.name === 't') calls.push({ keys: keysOf(first), ...valuesOf(second) });
      if (callee.name === 'useTranslation') namespaces.push(keysOf(first)[0] ?? 'common');
    },
    ImportSpecifier: ({ imported }) => {
      if (imported.type === 'Identifier' && imported.name === 't') namespaces.push('common');
    },
  }).visit(parseSync(path, code).program);
  return { calls, namespaces };
};

/** Every site has these; no code gives them. */
const OF_SITE = /^(alias\.|ask$)/;

/** The values that each text takes. A text with plural forms takes what any of them does, and may leave out the number. */
const valuesByKey = (files: Record<string, Texts>): Map<string, Set<string>> => {
  const found = new Map<string, Set<string>>();
  for (const [name, file] of Object.entries(files))
    for (const [key, text] of flatTexts(file)) {
      const taken = [...text.matchAll(/\{\{([\w.]+)/g)].map(([, value = '']) => value);
      const before = found.get(`${name}:${key}`) ?? [];
      found.set(
        `${name}:${key}`,
        new Set([...before, ...taken.filter((value) => !OF_SITE.test(value))]),
      );
    }
  return found;
};

/** The calls that leave out a value of their text, or give one that it doesn't take. */
const wrongValues = (files: Record<string, Texts>, sources: Record<string, string>): string[] => {
  const known = valuesByKey(files);
  return Object.entries(sources).flatMap(([path, code]) => {
    const { calls, namespaces } = callsIn(path, code);
    return calls.flatMap(({ keys, values, isOpen }) => {
      const texts = keys.map((key) =>
        key.includes(':')
          ? known.get(key)
          : namespaces.map((name) => known.get(`${name}:${key}`)).find(Boolean),
      );
      const taken = texts.flatMap((text) => [...(text ?? [])]);
      if (texts.length === 0 || texts.includes(undefined)) return [];
      const missing = isOpen ? [] : taken.filter((value) => !values.has(value));
      const unused = [...values].filter((value) => value !== 'count' && !taken.includes(value));
      return [
        ...new Set(missing.map((value) => `${path}: ${keys.join(' or ')} lacks ${value}`)),
        ...unused.map((value) => `${path}: ${keys.join(' or ')} doesn't take ${value}`),
      ];
    });
  });
};

describe('a value that is not the one of its text', () => {
  it('is found', () => {
    const texts = {
      sample: {
        paid: '{{alias.plan.one, capital}} paid: {{amount}}. {{ask}}',
        days_one: '{{count}} day of {{name}}',
        days_other: '{{count}} days of {{name}}',
      },
    };
    const code = {
      'Right.tsx':
        "useTranslation('sample'); t('paid', { amount }); t('days', { count, name }); t('paid', { ...all });",
      'Missing.tsx': "useTranslation('sample'); t('paid'); t('sample:days', { count });",
      'Chosen.tsx': "useTranslation('sample'); t(isPaid ? 'paid' : 'days', { count, name });",
      'Unused.tsx': "useTranslation('sample'); t('paid', { amount, price });",
    };
    expect(wrongValues(texts, code)).toEqual([
      'Missing.tsx: paid lacks amount',
      'Missing.tsx: sample:days lacks name',
      'Chosen.tsx: paid or days lacks amount',
      "Unused.tsx: paid doesn't take price",
    ]);
  });

  it('is nowhere in the portal', () => {
    const read = Object.entries(portalSources).flatMap(([path, code]) => callsIn(path, code).calls);
    expect(read.filter(({ values }) => values.size > 0).length).toBeGreaterThan(100);
    expect(wrongValues(englishTexts, portalSources)).toEqual([]);
  });
});
