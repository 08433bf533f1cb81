import { messageKeys } from '@foyer/domain';
import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { englishTexts, flatTexts, portalSources, type Texts } from '~/testing/sourceTexts';

const escape = (text: string): string => text.replaceAll('.', String.raw`\.`);

/** The keys that a source can name, and their namespaces: those of its `useTranslation`, `KeyIn` and `t`. */
const keysIn = (path: string, code: string) => {
  const strings: string[] = [];
  const namespaces = new Set<string>();
  new Visitor({
    Literal: ({ value }) => {
      if (typeof value === 'string' && !value.includes('*')) strings.push(value);
    },
    TemplateLiteral: ({ quasis }) => {
      strings.push(quasis.map(({ value }) => value.raw).join('*'));
    },
    CallExpression: ({ callee, arguments: [name] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'useTranslation') return;
      namespaces.add(name?.type === 'Literal' ? String(name.value) : 'common');
    },
    TSTypeReference: ({ typeName, typeArguments }) => {
      const [name] = typeArguments?.params ?? [];
      if (typeName.type !== 'Identifier' || typeName.name !== 'KeyIn') return;
      if (name?.type === 'TSLiteralType' && name.literal.type === 'Literal')
        namespaces.add(String(name.literal.value));
    },
    ImportSpecifier: ({ imported }) => {
      if (imported.type === 'Identifier' && imported.name === 't') namespaces.add('common');
    },
  }).visit(parseSync(path, code).program);
  const keys = strings.filter((each) => /^[\w.:*-]+$/.test(each));
  // What code puts into a key is one name, or a path that this source has.
  const paths = keys.filter((each) => each.includes('.') && !each.includes('*'));
  const part = `(?:${[String.raw`[\w-]+`, ...paths.map(escape)].join('|')})`;
  return keys
    .flatMap((key) => (key.includes(':') ? key : [...namespaces].map((name) => `${name}:${key}`)))
    .map((key) => escape(key).replaceAll('*', part));
};

/** The texts of a namespace that no source and no other text names. */
const unused = (files: Record<string, Texts>, code: Record<string, string>): string[] => {
  const texts = Object.entries(files).flatMap(([name, file]) =>
    flatTexts(file).map(([key, text]) => ({ key: `${name}:${key}`, text })),
  );
  const nested = texts.flatMap(({ text }) =>
    [...text.matchAll(/\$t\(([^)]+)\)/g)].map(([, key = '']) => escape(key)),
  );
  const named = Object.entries(code).flatMap(([path, source]) => keysIn(path, source));
  const isNamed = new RegExp(`^(?:${[...new Set([...named, ...nested])].join('|')})$`);
  return [...new Set(texts.map(({ key }) => key))].filter((key) => !isNamed.test(key));
};

describe('a text that no source names', () => {
  it('is found', () => {
    const texts = {
      sample: {
        title: 'Hello',
        state: { open: 'Open', closed: 'Closed' },
        days_one: '{{count}} day',
        days_other: '{{count}} days',
        lost: 'Lost',
        deep: { state: { open: 'Open' } },
        wide: { deep: { title: 'Hello', text: 'Hello' } },
      },
      other: { title: 'Hello', near: '$t(sample:title)' },
    };
    const code = {
      'Screen.tsx':
        "const { t } = useTranslation('sample'); t('title'); t(`state.${state}`); t('days', { count });",
      'Wide.tsx': "useTranslation('sample'); const part = 'wide.deep'; t(`${part}.title`);",
      'table.ts': "const words: KeyIn<'other'>[] = ['near'];",
      'elsewhere.ts': "const lost = 'lost';",
    };
    expect(unused(texts, code)).toEqual([
      'sample:lost',
      'sample:deep.state.open',
      'sample:wide.deep.text',
      'other:title',
    ]);
  });

  it('is nowhere in the portal', () => {
    expect(Object.keys(englishTexts).length).toBeGreaterThan(15);
    const ofDomain = messageKeys.map((key) => `'common:${key}'`).join();
    expect(unused(englishTexts, { ...portalSources, 'domain.ts': `[${ofDomain}]` })).toEqual([]);
  });
});
