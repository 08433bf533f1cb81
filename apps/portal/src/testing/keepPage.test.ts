import { expect, it, vi } from 'vitest';
import { keepPage } from './keepPage';

const pause = (ms: number) => new Promise((settle) => setTimeout(settle, ms));

it('a file of tests leaves nothing of its page to the next one', async () => {
  const { fetch, location } = globalThis;
  const { href } = location;
  const { click } = HTMLElement.prototype;
  const heard = vi.fn();
  const putBack = keepPage();

  globalThis.fetch = () => Promise.reject(new Error('no network'));
  HTMLElement.prototype.click = () => undefined;
  Object.assign(globalThis, { left: true });
  Object.defineProperty(navigator, 'share', { value: heard, configurable: true });
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  window.addEventListener('online', heard);
  document.body.addEventListener('click', heard);
  setTimeout(heard, 5);
  localStorage.setItem('Token', 'somebody’s');
  document.cookie = 'seen=1';
  document.documentElement.lang = 'pl';
  document.head.append(document.createElement('style'));
  document.body.append('left');
  window.location.hash = '#/plans';
  putBack();

  window.dispatchEvent(new Event('online'));
  document.body.dispatchEvent(new Event('click'));
  await pause(20);
  expect(heard).not.toHaveBeenCalled();
  expect(globalThis.fetch).toBe(fetch);
  expect(HTMLElement.prototype.click).toBe(click);
  expect(globalThis).not.toHaveProperty('left');
  expect(navigator).not.toHaveProperty('share');
  expect(document.hidden).toBe(false);
  expect(localStorage).toHaveLength(0);
  expect(document.cookie).toBe('');
  expect(document.documentElement.outerHTML).toBe('<html><head></head><body></body></html>');
  expect(location.href).toBe(href);
});
