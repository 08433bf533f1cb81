import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { changeLanguage } from '~/shared/i18n/chosenLanguage';
import { startI18n } from '~/shared/i18n/i18n';
import { usePlanSummary } from './usePlanSummary';

const plan = { downloadMbps: 120, deviceLimit: 8 };

describe('a plan in a few words', () => {
  beforeAll(startI18n);

  afterEach(async () => {
    cleanup();
    await changeLanguage('en');
  });

  it('joins them as the language does', async () => {
    const { result, rerender } = renderHook(() => usePlanSummary());
    expect(result.current(plan)).toBe('120 Mb/s, 8 devices');
    await changeLanguage('ar');
    rerender();
    expect(result.current(plan)).toMatch(/ و|، /);
    expect(result.current(plan)).not.toContain(',');
  });

  it('leaves out unknown values', () => {
    const { result } = renderHook(() => usePlanSummary());
    expect(result.current({ downloadMbps: 120, deviceLimit: null })).toBe('120 Mb/s');
  });
});
