import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startI18n } from './i18n';
import { useDate } from './useDate';

beforeEach(async () => {
  await startI18n();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 23, 12), toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const days = () => {
  const { current } = renderHook(() => useDate()).result;
  return (month: number, year: number) => {
    const at = Date.UTC(year, month - 1, 9, 12);
    return [current.day(at), current.dayOfMonth(at)];
  };
};

describe('a date', () => {
  it('has no year in this year', () => {
    expect(days()(12, 2026)).toEqual([
      expect.not.stringContaining('2026'),
      expect.not.stringContaining('2026'),
    ]);
  });

  it('has its year in another year, and where it is more than half a year away', () => {
    const write = days();
    expect(write(1, 2027).join()).toMatch(/2027.*2027/);
    expect(write(3, 2026).join()).toMatch(/2026.*2026/);
  });
});

describe('a time', () => {
  it.each([
    ['en-GB', '04:09'],
    ['en-US', '4:09 AM'],
  ])('on a device that speaks %s is %s', (variant, text) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue([variant]);
    const { current } = renderHook(() => useDate()).result;
    // Some versions of the language data write a narrow space.
    expect(current.time(new Date(2026, 10, 23, 4, 9).getTime()).replace(/\s/, ' ')).toBe(text);
  });
});
