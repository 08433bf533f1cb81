import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { configLoaded } from '~/session/store/siteSlice';
import { openPortal } from '~/testing/openPortal';

vi.mock('@datadog/browser-logs', () => ({
  datadogLogs: { init: vi.fn(), logger: { info: vi.fn() } },
}));

const logging = { clientToken: 'pub1', site: null, service: null, proxy: null, env: null };
const telemetry = { endpoint: '/v1/logs', sampleRate: 0, service: null, env: null };

it('the terms dialog says what the operator’s log and telemetry hold, and only where there are any', async () => {
  const { store, user } = await openPortal({ venue: 'canal-wharf' });
  const { config } = store.getState().site;
  if (!config) throw new Error('The portal has no configuration.');
  act(() => void store.dispatch(configLoaded({ ...config, logging })));
  await user.click(await screen.findByRole('button', { name: 'Terms' }));
  await screen.findByRole('heading', { name: 'Error reports' });
  expect(screen.getByText(/It doesn’t include codes/)).toBeVisible();
  expect(screen.queryByText(/how long each page takes/)).toBeNull();
  act(() => void store.dispatch(configLoaded({ ...config, logging: null, telemetry })));
  expect(screen.getByText(/It doesn’t include codes/)).toBeVisible();
  expect(screen.getByText(/how long each page takes/)).toBeVisible();
  act(() => void store.dispatch(configLoaded({ ...config, logging: null, telemetry: null })));
  expect(screen.queryByRole('heading', { name: 'Error reports' })).toBeNull();
});
