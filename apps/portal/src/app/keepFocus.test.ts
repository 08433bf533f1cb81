import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFocus } from './keepFocus';

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });

/** Until nothing is left that might still move the focus. */
const settled = async (): Promise<void> => {
  // The page's observer hears of a change first, and sets its timer then.
  await Promise.resolve();
  await vi.runAllTimersAsync();
};

describe('what has the focus and is taken away', () => {
  let stop: () => void;

  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = `
      <main>
        <h1>My plan</h1>
        <div id="news"><button>Keep Basic</button></div>
        <section>
          <h2>Your devices</h2>
          <ul><li><button>Undo</button></li></ul>
        </section>
        <button>Help</button>
      </main>`;
    stop = keepFocus();
  });

  afterEach(() => {
    stop();
    vi.useRealTimers();
    document.body.innerHTML = '';
  });

  it('leaves the focus on the heading of the part that it stood in', async () => {
    button('Undo').focus();
    document.querySelector('ul')?.remove();
    await settled();
    expect(document.activeElement).toBe(heading('Your devices'));
  });

  it('leaves it on the page’s heading where it stood in no part', async () => {
    button('Keep Basic').focus();
    document.querySelector('#news')?.remove();
    await settled();
    expect(document.activeElement).toBe(heading('My plan'));
  });

  it('leaves it on the page’s heading where its part went with it', async () => {
    button('Undo').focus();
    document.querySelector('section')?.remove();
    await settled();
    expect(document.activeElement).toBe(heading('My plan'));
  });

  it('goes where the page itself moves the focus', async () => {
    button('Undo').focus();
    document.querySelector('ul')?.remove();
    button('Help').focus();
    await settled();
    expect(document.activeElement).toBe(button('Help'));
  });

  it('is nothing to someone who had turned to something else', async () => {
    button('Undo').focus();
    button('Undo').blur();
    await settled();
    document.querySelector('ul')?.remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});
