import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lazyComponent, type LoadErrorProps } from './lazyComponent';
import { page } from './reloadOnce';

const Menu = ({ name }: { name: string }) => <p>The menu of {name}</p>;
const Waiting = () => <p>One moment</p>;
const Missing = ({ onRetry, name }: LoadErrorProps & { name: string }) => (
  <button type="button" onClick={() => void onRetry()}>
    Try again for {name}
  </button>
);

type Code = { default: ComponentType<{ name: string }> };

/** Fetches that fail so many times, then work. */
const failing = (times: number) => {
  let left = times;
  return vi.fn<() => Promise<Code>>(() => {
    left -= 1;
    return left < 0
      ? Promise.resolve({ default: Menu })
      : Promise.reject(new Error('Unable to preload CSS for /assets/Menu.css'));
  });
};

const problems: unknown[] = [];
const note = (problem: unknown) => void problems.push(problem);

beforeEach(() => {
  problems.length = 0;
  vi.spyOn(console, 'error').mockImplementation(note);
  process.on('unhandledRejection', note);
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  window.history.replaceState(null, '');
  process.off('unhandledRejection', note);
  expect(problems).toEqual([]);
});

describe('a component that loads its code on demand', () => {
  it('shows its loading state, then the component', async () => {
    const Part = lazyComponent(failing(0), { loading: Waiting, failed: Missing });
    render(<Part name="Canal Wharf" />);
    expect(screen.getByText('One moment')).toBeVisible();
    expect(await screen.findByText('The menu of Canal Wharf')).toBeVisible();
  });

  it('repeats one failed fetch without an error', async () => {
    const Part = lazyComponent(failing(1), { failed: Missing });
    render(<Part name="Canal Wharf" />);
    expect(await screen.findByText('The menu of Canal Wharf')).toBeVisible();
  });

  it('shows its error state after two failed fetches, with no error on the console', async () => {
    const Part = lazyComponent(failing(2), { failed: Missing });
    render(<Part name="Canal Wharf" />);
    expect(await screen.findByRole('button', { name: /Canal Wharf/ })).toBeVisible();
  });

  it('shows nothing after two failed fetches where it has no error state', async () => {
    const fetchCode = failing(2);
    const Part = lazyComponent(fetchCode);
    const { container } = render(<Part name="Canal Wharf" />);
    await vi.waitFor(() => expect(fetchCode).toHaveBeenCalledTimes(2));
    expect(container.textContent).toBe('');
  });

  it('is fetched again when the user tries again', async () => {
    const Part = lazyComponent(failing(2), { failed: Missing });
    render(<Part name="Canal Wharf" />);
    await userEvent.click(await screen.findByRole('button'));
    expect(await screen.findByText('The menu of Canal Wharf')).toBeVisible();
  });

  it('is fetched again when the browser is back online', async () => {
    const Part = lazyComponent(failing(2), { failed: Missing });
    render(<Part name="Canal Wharf" />);
    await screen.findByRole('button');
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('The menu of Canal Wharf')).toBeVisible();
  });

  it('is fetched again when it is next shown', async () => {
    const Part = lazyComponent(failing(2), { failed: Missing });
    const first = render(<Part name="Canal Wharf" />);
    await screen.findByRole('button');
    first.unmount();
    render(<Part name="The Maltings" />);
    expect(await screen.findByText('The menu of The Maltings')).toBeVisible();
  });

  it('counts as failed when no answer comes in fifteen seconds', async () => {
    vi.useFakeTimers();
    const Part = lazyComponent<{ name: string }>(() => new Promise<Code>(() => undefined), {
      loading: Waiting,
      failed: Missing,
    });
    render(<Part name="Canal Wharf" />);
    expect(screen.getByText('One moment')).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    expect(screen.getByRole('button', { name: /Canal Wharf/ })).toBeVisible();
  });

  it('shows at once when its code was preloaded', async () => {
    const fetchCode = failing(0);
    const Part = lazyComponent(fetchCode, { loading: Waiting });
    await Part.load();
    render(<Part name="Canal Wharf" />);
    expect(screen.getByText('The menu of Canal Wharf')).toBeVisible();
    expect(fetchCode).toHaveBeenCalledOnce();
  });

  it('still loads when its preload has failed, and does not show that failure', async () => {
    const Part = lazyComponent(failing(2), { loading: Waiting, failed: Missing });
    await expect(Part.load()).resolves.toBeUndefined();
    render(<Part name="Canal Wharf" />);
    expect(screen.getByText('One moment')).toBeVisible();
    expect(await screen.findByText('The menu of Canal Wharf')).toBeVisible();
  });

  describe('in a browser that remembers a failed import', () => {
    const reload = () => {
      const html = { headers: { 'content-type': 'text/html' } };
      vi.stubGlobal('fetch', () => Promise.resolve(new Response('<main></main>', html)));
      return vi.spyOn(page, 'reload').mockImplementation(() => undefined);
    };

    it('reloads the page for a screen before it says that it failed', async () => {
      const reloaded = reload();
      const Part = lazyComponent(failing(9), { loading: Waiting, failed: Missing, reloads: true });
      render(<Part name="Canal Wharf" />);
      await vi.waitFor(() => expect(reloaded).toHaveBeenCalledOnce());
      expect(screen.getByText('One moment')).toBeVisible();
    });

    it('reloads the page for a part only when the user tries again', async () => {
      const reloaded = reload();
      const Part = lazyComponent(failing(9), { failed: Missing });
      render(<Part name="Canal Wharf" />);
      const tryAgain = await screen.findByRole('button');
      expect(reloaded).not.toHaveBeenCalled();
      await userEvent.click(tryAgain);
      await vi.waitFor(() => expect(reloaded).toHaveBeenCalledOnce());
    });

    it('does not reload the page for a screen that is fetched ahead', async () => {
      const reloaded = reload();
      await lazyComponent(failing(9), { failed: Missing, reloads: true }).load();
      expect(reloaded).not.toHaveBeenCalled();
    });
  });
});
