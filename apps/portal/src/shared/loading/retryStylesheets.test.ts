import { afterEach, describe, expect, it } from 'vitest';
import { retryStylesheets } from './retryStylesheets';

const sheet = (href: string): HTMLLinkElement => {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.append(link);
  return link;
};

const links = () => [...document.querySelectorAll('link')];
const settle = (type: 'load' | 'error') => links()[0]?.dispatchEvent(new Event(type));

afterEach(() => document.head.replaceChildren());

describe('style sheets that could not be fetched', () => {
  it('are requested again, in the same place', async () => {
    const broken = sheet('/assets/NoticesHost.css');
    sheet('/assets/other.css');
    broken.dispatchEvent(new Event('error'));
    const mending = retryStylesheets();
    expect(links()[0]).not.toBe(broken);
    expect(links()[0]?.getAttribute('href')).toBe('/assets/NoticesHost.css');
    settle('load');
    await expect(mending).resolves.toBeUndefined();
  });

  it('are requested once more when the second request failed too', async () => {
    sheet('/assets/Menu.css').dispatchEvent(new Event('error'));
    const first = retryStylesheets();
    settle('error');
    await expect(first).rejects.toThrow(/Menu\.css/);
    const second = retryStylesheets();
    settle('load');
    await expect(second).resolves.toBeUndefined();
  });

  it('are not requested again once they have loaded', async () => {
    const fine = sheet('/assets/Menu.css');
    await retryStylesheets();
    expect(links()).toEqual([fine]);
  });
});
