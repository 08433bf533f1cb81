import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepFocus } from './keepFocus';

const button = (name: string) => screen.getByRole('button', { name });
const heading = (name: string) => screen.getByRole('heading', { name });

/** Waits until no timer can still move the focus. */
const settled = async (): Promise<void> => {
  // The MutationObserver runs first, and sets its timer then.
  await Promise.resolve();
  await vi.runAllTimersAsync();
};

describe('when the page removes the focused element', () => {
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

  it('the heading of its section receives the focus', async () => {
    button('Undo').focus();
    document.querySelector('ul')?.remove();
    await settled();
    expect(document.activeElement).toBe(heading('Your devices'));
  });

  it('the heading of the page receives the focus if the element had no section', async () => {
    button('Keep Basic').focus();
    document.querySelector('#news')?.remove();
    await settled();
    expect(document.activeElement).toBe(heading('My plan'));
  });

  it('the heading of the page receives the focus if the section is removed too', async () => {
    button('Undo').focus();
    document.querySelector('section')?.remove();
    await settled();
    expect(document.activeElement).toBe(heading('My plan'));
  });

  it('the focus stays where the page itself moves it', async () => {
    button('Undo').focus();
    document.querySelector('ul')?.remove();
    button('Help').focus();
    await settled();
    expect(document.activeElement).toBe(button('Help'));
  });

  it('nothing happens if the user had already moved the focus elsewhere', async () => {
    button('Undo').focus();
    button('Undo').blur();
    await settled();
    document.querySelector('ul')?.remove();
    await settled();
    expect(document.activeElement).toBe(document.body);
  });
});
