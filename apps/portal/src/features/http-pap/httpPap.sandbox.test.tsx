import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';

const at = (to: string) => `/http-pap-connection?to=${encodeURIComponent(to)}`;

describe('http-pap-connection', () => {
  it('redirects inside the portal once the gateway responds', async () => {
    await openPortal({ path: at('#/login') });
    await waitFor(() => expect(window.location.hash).toBe('#/login'));
  });

  it('shows the name of any other host with a link, and lets the user stay', async () => {
    const { user } = await openPortal({ path: at('https://elsewhere.example/a?b=c') });
    const onwards = await screen.findByRole('link', { name: 'Continue to elsewhere.example' });
    expect(onwards.getAttribute('href')).toBe('https://elsewhere.example/a?b=c');
    await user.click(screen.getByRole('link', { name: 'Go to the start page' }));
    expect(await screen.findByRole('link', { name: /See plans/ })).toBeVisible();
  });

  it.each(['javascript:alert(1)', '//evil.example', ''])(
    'leads to the start page for the address %o',
    async (to) => {
      await openPortal({ path: at(to) });
      await waitFor(() => expect(window.location.hash).toBe('#/'));
    },
  );

  it('shows an error when the gateway does not answer, and retries on request', async () => {
    const { user, clearFaults } = await openPortal({
      path: at('#/login'),
      faults: [{ call: 'getHttpPapNoOp', kind: '500' }],
    });
    await screen.findByRole('heading', {
      level: 1,
      name: 'We couldn’t take you to the next page.',
    });
    await clearFaults();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(window.location.hash).toBe('#/login'));
  });
});
