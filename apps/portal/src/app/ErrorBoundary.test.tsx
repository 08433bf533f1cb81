import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '~/shared/i18n/i18n';
import { ErrorBoundary } from './ErrorBoundary';

beforeEach(async () => {
  await startI18n();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  window.location.hash = '';
});

const Screen = () => {
  if (window.location.hash === '#/broken') throw new Error('Nobody expected this.');
  return <h1>Plans</h1>;
};

it('a screen that crashes shows an error, and Back shows the previous screen', async () => {
  window.location.hash = '#/broken';
  render(
    <ErrorBoundary>
      <Screen />
    </ErrorBoundary>,
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.queryByText('Plans')).toBeNull();
  window.location.hash = '#/plans';
  await waitFor(() => expect(screen.getByText('Plans')).toBeDefined());
  expect(screen.queryByRole('button')).toBeNull();
});
