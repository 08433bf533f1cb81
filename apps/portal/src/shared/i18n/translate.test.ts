import { describe, expect, it } from 'vitest';
import { fillText, findText, type Catalogue, type Texts } from './translate';

const catalogue = (code: string, common: Texts): Catalogue => ({
  plurals: new Intl.PluralRules(code),
  namespaces: { common, billing: { title: `Bills (${code})` } },
});

const english = catalogue('en', {
  logIn: 'Log in',
  devices_zero: 'No devices',
  devices_one: '{{count}} device',
  devices_other: '{{count}} devices',
  left: 'Time left',
});
const arabic = catalogue('ar', { logIn: 'دخول', devices_few: '{{count}} أجهزة' });
const find = (key: string, count?: number) => findText([arabic, english], 'common', key, count);

describe('a text', () => {
  it('is that of the first language that has it', () => {
    expect(find('logIn')).toBe('دخول');
    expect(find('left')).toBe('Time left');
  });

  it('can be in another namespace', () => {
    expect(find('billing:title')).toBe('Bills (ar)');
  });

  it('has the plural form of its own language', () => {
    expect(find('devices', 3)).toBe('{{count}} أجهزة');
    expect(findText([english], 'common', 'devices', 1)).toBe('{{count}} device');
    expect(findText([english], 'common', 'devices', 3)).toBe('{{count}} devices');
  });

  it('has a form for none where the file has one, else the form of the language', () => {
    expect(findText([english], 'common', 'devices', 0)).toBe('No devices');
    const { devices_zero: _, ...rest } = english.namespaces['common'] ?? {};
    expect(findText([catalogue('en', rest)], 'common', 'devices', 0)).toBe('{{count}} devices');
  });

  it('with a count can do without plural forms', () => {
    expect(find('left', 3)).toBe('Time left');
  });

  it.each(['missing', 'devices', 'logIn.more', 'constructor', 'billing', 'other:title'])(
    'is not there under %s',
    (key) => {
      expect(find(key)).toBeUndefined();
    },
  );
});

describe('a value in a text', () => {
  const fill = (text: string, values = {}) => fillText(text, values, (value) => `<${value}>`);

  it('is filled in each time that it is named, and isolated', () => {
    expect(fill('{{ name }}, {{name}}!', { name: 'Maya' })).toBe('<Maya>, <Maya>!');
  });

  it('can be part of another value, and begin with a capital letter', () => {
    const alias = { plan: { many: 'passes' } };
    expect(fill('{{alias.plan.many, capital}}', { alias })).toBe('<Passes>');
  });

  it('leaves nothing where it is missing, and keeps 0', () => {
    expect(fill('a{{b}}c{{d}}', { b: null })).toBe('a<>c<>');
    expect(fill('{{count}}', { count: 0 })).toBe('<0>');
  });

  it('is never read as a text', () => {
    expect(fill('{{name}}', { name: '{{other}}', other: 'secret' })).toBe('<{{other}}>');
  });
});
