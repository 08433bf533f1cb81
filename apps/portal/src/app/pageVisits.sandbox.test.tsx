import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { logger, type LogEntry } from '~/shared/logging/logger';
import { openPortal } from '~/testing/openPortal';

afterEach(() => logger.setSink(null));

// LOG-2. One test: the log remembers the last page for as long as the page is open.
it('the log names the page that was asked for, where the start leads to the error page', async () => {
  const sink = vi.fn<(entry: LogEntry) => void>();
  logger.setSink(sink);
  await openPortal({
    path: '/login?code=secret',
    faults: [{ call: 'getSiteInfo', kind: '500' }],
  });
  await waitFor(() => expect(window.location.hash).toBe('#/error'));
  await waitFor(() =>
    expect(sink).toHaveBeenCalledWith({
      message: 'A visitor came to /error.',
      context: { mac: expect.any(String), from: '/login', to: '/error' },
    }),
  );
});
