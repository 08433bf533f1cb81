import { act, screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { logger, type LogEntry } from '~/shared/logging/logger';
import { losePage } from '~/testing/losePage';
import { openPortal, type OpenPortal } from '~/testing/openPortal';

type Code = { default: ComponentType };

/** Controls how the code of the preferences page loads. */
const network = vi.hoisted(() => ({ load: (): Promise<Code> => Promise.reject(new Error()) }));

vi.mock('~/features/preferences/routes', async (original) => {
  const { lazyPortalScreen } = await import('./lazyPortalScreen');
  return {
    ...(await original<object>()),
    preferenceScreens: [
      {
        path: '/portal/preferences-and-privacy',
        Screen: lazyPortalScreen(() => network.load()),
      },
    ],
  };
});

const Preferences = () => <h1>What you agreed to</h1>;

const broken = () => Promise.reject(new Error('Failed to fetch dynamically imported module'));

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

const follow = async ({ user }: OpenPortal, link: string): Promise<void> => {
  const [menu] = await screen.findAllByRole('navigation', { name: 'Menu' });
  await user.click(within(menu as HTMLElement).getByRole('link', { name: link }));
};

afterEach(() => {
  vi.restoreAllMocks();
  logger.setSink(null);
});

describe('a page of the portal', () => {
  // ERR-17
  it('shows its loading state inside the portal’s frame; without its code the error page opens, which leads back on a retry and once online', async () => {
    let fail: () => void = () => undefined;
    network.load = () => new Promise((_, reject) => (fail = () => reject(new Error())));
    const portal = await openPortal({ persona: 'maya', path: '/portal/my-account' });
    await screen.findByText('Your details');
    const sink = vi.fn<(entry: LogEntry) => void>();
    logger.setSink(sink);

    await follow(portal, 'Preferences & Privacy');
    const title = await heading(/^Preferences & Privacy/);
    expect(screen.getByRole('main').querySelector('[aria-busy=true]')).not.toBeNull();
    // A phone's bar has the short name from the start, so that it doesn't change.
    expect(within(title).getByText('Privacy')).toBeInTheDocument();

    network.load = broken;
    losePage();
    fail();
    await heading('Something went wrong.');
    expect(window.location.hash).toBe('#/error');
    expect(sink.mock.calls.map(([{ context }]) => context)).toContainEqual(
      expect.objectContaining({ from: '/portal/preferences-and-privacy', to: '/error' }),
    );

    network.load = () => new Promise((_, reject) => (fail = () => reject(new Error())));
    await portal.user.click(screen.getByRole('button', { name: 'Try again' }));
    await heading(/^Preferences & Privacy/);
    network.load = broken;
    fail();
    await heading('Something went wrong.');

    network.load = () => Promise.resolve({ default: Preferences });
    act(() => void window.dispatchEvent(new Event('online')));
    await heading('What you agreed to');
    expect(window.location.hash).toBe('#/portal/preferences-and-privacy');
  });

  it('leaves the menu in place while the page changes, so that no click on it is lost', async () => {
    network.load = () => Promise.resolve({ default: Preferences });
    const portal = await openPortal({ persona: 'maya', path: '/portal/my-account' });
    await screen.findByText('Your details');
    const [menu] = screen.getAllByRole('navigation', { name: 'Menu' });
    const plan = within(menu as HTMLElement).getByRole('link', { name: 'My Plan' });
    await portal.user.pointer({ keys: '[MouseLeft>]', target: plan });
    portal.goTo('/portal/preferences-and-privacy');
    await heading('What you agreed to');
    await portal.user.pointer({ keys: '[/MouseLeft]', target: plan });
    await heading('My Plan');
    expect(screen.getAllByRole('navigation', { name: 'Menu' })[0]).toBe(menu);
  });
});
