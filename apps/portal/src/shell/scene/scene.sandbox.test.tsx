import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openPortal } from '~/testing/openPortal';
import { lightIcon } from './lightIcon';
import { sceneLight } from './sceneLight';

// THEME-10
it('gives the drawing the light of a paused plan, beside its words', async () => {
  await openPortal({
    venue: 'ruda-park-connect',
    persona: 'paused',
    path: '/portal',
  });
  expect(await screen.findByRole('heading', { name: /paused until/ })).toBeVisible();
  const { dataset, style } = document.documentElement;
  await waitFor(() => expect(dataset['access']).toBe('paused'));
  expect(dataset['hour']).toMatch(/^(day|dusk|night)$/);
  expect(style.getPropertyValue('--f-left')).toBe('1.00');
});

// THEME-10
it('takes the hour from the venue’s clocks, wherever the device is', async () => {
  const facts = { end: null, isPaused: false, isOffline: false, now: Date.now() };
  const lightIn = (timeZone: string | null) => sceneLight({ ...facts, timeZone }).hour;
  const timeZone = ['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Auckland'].find(
    (zone) => lightIn(zone) !== lightIn(null),
  );
  if (!timeZone) throw new Error('No place has another light than this one now.');
  await openPortal({ answers: { getSiteInfo: { timeZone } } });
  const { dataset } = document.documentElement;
  await waitFor(() => expect(dataset['hour']).toBe(lightIn(timeZone)));
});

// THEME-10
it('dims the tab’s icon while a plan is paused, greys it without a network, and lights it again', () => {
  const icon = document.createElement('link');
  document.head.prepend(icon);
  icon.rel = 'icon';
  icon.href = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3C/svg%3E";
  const lit = icon.href;
  lightIcon('paused');
  expect(icon.href).toContain("%3Csvg style='filter:saturate(.45) brightness(.85)' xmlns");
  lightIcon('offline');
  expect(icon.href).toContain("%3Csvg style='filter:grayscale(1)' xmlns");
  lightIcon('on');
  expect(icon.href).toBe(lit);
  icon.remove();
});

it('dims the drawing in the last days of a plan that was cancelled', async () => {
  const soon = new Date(Date.now() + 2 * 86_400_000).toISOString();
  await openPortal({
    venue: 'ruda-park-connect',
    persona: 'cancelled',
    path: '/portal',
    answers: { getDashboard: { serviceEndDate: soon } },
  });
  const { style } = document.documentElement;
  await waitFor(() => expect(Number(style.getPropertyValue('--f-left'))).toBeLessThan(0.5));
  expect(Number(style.getPropertyValue('--f-left'))).toBeGreaterThan(0);
});
