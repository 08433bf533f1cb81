import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts, startI18n } from '~/shared/i18n/i18n';
import { now } from '~/session/storage/browserStores';
import { ProblemBanner } from './ProblemBanner';

beforeEach(async () => {
  await startI18n();
  await loadTexts('forms');
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const problem = { id: 'login.failed', text: 'Too many attempts. Please wait a moment.' };

describe('the problem of a form', () => {
  it('shows at once, with a countdown that ends', () => {
    render(<ProblemBanner problem={{ ...problem, until: now() + 62_000 }} />);
    expect(screen.getByRole('alert').textContent).toContain('Too many attempts.');
    expect(screen.getByRole('timer').textContent).toBe('You can try again in 1:02.');
    act(() => void vi.advanceTimersByTime(60_000));
    expect(screen.getByRole('timer').textContent).toBe('You can try again in 0:02.');
    act(() => void vi.advanceTimersByTime(2000));
    expect(screen.queryByRole('timer')).toBeNull();
    expect(screen.getByRole('alert')).toBeVisible();
  });

  it('shows no countdown when there is no wait, and nothing when there is no problem', () => {
    const { rerender } = render(<ProblemBanner problem={{ ...problem, until: null }} />);
    expect(screen.queryByRole('timer')).toBeNull();
    rerender(<ProblemBanner problem={null} />);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
