import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '~/testing/renderScreen';
import { SLOW_PAYMENT_MS, SlowPaymentNotice } from './SlowPaymentNotice';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('offers a way on once a payment takes longer than usual', async () => {
  await renderScreen(SlowPaymentNotice, undefined, 'purchase');
  act(() => void vi.advanceTimersByTime(SLOW_PAYMENT_MS - 1));
  expect(screen.queryByRole('link')).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  const onwards = screen.getByRole('link', { name: 'Go to the start page' });
  expect(onwards.getAttribute('href')).toBe('/');
  expect(screen.getByText(/won’t charge you twice/)).toBeVisible();
});
