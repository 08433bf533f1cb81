import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changeLanguage } from './chosenLanguage';
import { startI18n } from './i18n';
import { useList } from './useList';

beforeAll(startI18n);
afterEach(() => act(() => changeLanguage('en')));

describe('a list', () => {
  it('is written as English writes it, without what is empty', () => {
    const { result } = renderHook(() => useList());
    expect(result.current.facts(['150 Mb/s', null, '', '5 devices'])).toBe('150 Mb/s, 5 devices');
    // American English has a comma before the last.
    expect(result.current.all(['films', 'messages', 'games'])).toMatch(
      /^films, messages,? and games$/,
    );
    expect(result.current.any(['@a.example', '@b.example'])).toBe('@a.example or @b.example');
    expect(result.current.facts([null])).toBe('');
  });

  it.each([
    ['fr', 'Actif, depuis mai, en euros'],
    ['es', 'Actif, depuis mai, en euros'],
    ['pl', 'Actif, depuis mai, en euros'],
    ['de', 'Actif, depuis mai, en euros'],
    ['ar', 'Actif، depuis mai، en euros'],
  ])('of facts has no “and” (%s)', async (language, text) => {
    const { result } = renderHook(() => useList());
    await act(() => changeLanguage(language));
    expect(result.current.facts(['Actif', 'depuis mai', 'en euros'])).toBe(text);
  });

  it('is written as Arabic writes it', async () => {
    const { result } = renderHook(() => useList());
    await act(() => changeLanguage('ar'));
    expect(result.current.all(['أفلام', 'ألعاب'])).toBe('أفلام وألعاب');
  });
});
