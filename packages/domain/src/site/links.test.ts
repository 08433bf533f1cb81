import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadedAddress, navigationFor, siteLink } from './links';

describe('a link from site content is set only if it starts with http:// or https://', () => {
  it.each([
    ['https://example.com/help'],
    ['http://example.com'],
    ['HTTPS://EXAMPLE.COM'],
    ['http://10.0.0.1:8080/login?a=b#c'],
    ['https://münchen.example/'],
  ])('%s is kept', (href) => {
    expect(siteLink(href)).toBe(href);
    expect(siteLink(`  ${href} `)).toBe(href);
  });

  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['//example.com'],
    ['/help'],
    ['example.com'],
    ['ftp://example.com'],
    ['mailto:a@example.com'],
    ['xhttps://example.com'],
    ['https:/example.com'],
    ['https://exa mple.com'],
    ['https://user @example.com/'],
    ['https://exa\tmple.com'],
    ['https://example.com/a\u00A0b'],
    ['https://example.com\\@evil.com'],
    ['https://example.com/\u0000'],
    ['java\nscript:https://'],
    [''],
    [null],
    [undefined],
  ])('%s has no target', (href) => {
    expect(siteLink(href)).toBeNull();
  });
});

it('a link with a space in it is encoded', () => {
  expect(siteLink(' https://example.com/our hours.pdf?for=all guests ')).toBe(
    'https://example.com/our%20hours.pdf?for=all%20guests',
  );
});

describe('an address that the page loads', () => {
  it.each([
    ['https://example.com/logo.svg', 'https://example.com/logo.svg'],
    ['/sandbox/assets/our logo.svg', '/sandbox/assets/our%20logo.svg'],
  ])('may be %s', (address, loaded) => {
    expect(loadedAddress(address)).toBe(loaded);
  });

  it.each([
    ['data:image/svg+xml,<svg onload="x()"/>'],
    ['javascript:x()'],
    ['//example.com/logo.svg'],
    ['/\\example.com/logo.svg'],
    ['logo.svg'],
    [''],
    [null],
  ])('may not be %s', (address) => {
    expect(loadedAddress(address)).toBeNull();
  });
});

const trust = {
  origin: 'https://wifi.example.com',
  trustedHosts: ['captive.example.net', 'gw.local:8080'],
};

describe('a navigation target', () => {
  it.each([
    ['#/portal', '/portal'],
    ['/v2/#/login?status=verify', '/login?status=verify'],
    ['/wifi/guests/#/portal', '/portal'],
    ['/#/portal', '/portal'],
    ['/portal/my-account', '/portal/my-account'],
    ['#/', '/'],
  ])('%s stays inside the portal', (target, path) => {
    expect(navigationFor(target, trust)).toEqual({ kind: 'inside', path });
  });

  it.each([
    ['https://wifi.example.com/status'],
    ['https://wifi.example.com'],
    ['HTTPS://WIFI.example.com/x'],
    ['http://captive.example.net/check'],
    ['https://CAPTIVE.example.net'],
    ['http://gw.local:8080/login'],
  ])('%s opens directly: this origin or a trusted host', (target) => {
    expect(navigationFor(target, trust)).toEqual({ kind: 'follow', href: target });
  });

  it.each([
    ['https://news.example.org/today', 'news.example.org'],
    ['http://wifi.example.com/status', 'wifi.example.com'],
    ['https://wifi.example.com:444/', 'wifi.example.com:444'],
    ['https://wifi.example.com.evil.com/', 'wifi.example.com.evil.com'],
    ['http://captive.example.net:81', 'captive.example.net:81'],
    ['http://gw.local/login', 'gw.local'],
    ['http://[fe80::1]/x', '[fe80::1]'],
    ['http://[fe80::1]:8080/x', '[fe80::1]:8080'],
    ['HTTPS://News.Example.org?x', 'news.example.org'],
    ['https://evil.com#https://wifi.example.com', 'evil.com'],
  ])('%s is offered as a link that names %s', (target, host) => {
    expect(navigationFor(target, trust)).toEqual({ kind: 'offer', href: target, host });
  });

  it.each([
    ['//evil.com'],
    ['///evil.com'],
    ['#//evil.com'],
    ['/wifi/#//evil.com'],
    ['//evil.com/#/portal'],
    ['/\\evil.com'],
    ['https://wifi.example.com@evil.com'],
    ['https://user:pw@captive.example.net/'],
    ['https://'],
    ['https://user@evil.com/https://wifi.example.com/'],
    ['https://user@evil.com/http://captive.example.net/'],
    ['javascript:alert(1)'],
    ['portal'],
    ['x#/portal'],
    ['/v3#/portal'.slice(1)],
    [''],
    [null],
    [undefined],
  ])('%s leads nowhere', (target) => {
    expect(navigationFor(target, trust)).toEqual({ kind: 'none' });
  });

  it('is read without spaces around it', () => {
    expect(navigationFor(' #/portal ', trust)).toEqual({ kind: 'inside', path: '/portal' });
  });

  it('never opens an untrusted host directly, for any text', () => {
    const targets = fc.oneof(
      fc.webUrl(),
      fc.string().map((text) => `https://${text}`),
      fc.string(),
    );
    fc.assert(
      fc.property(targets, (target) => {
        const navigation = navigationFor(target, trust);
        if (navigation.kind !== 'follow') return;
        expect(['https://wifi.example.com', 'captive.example.net', 'gw.local:8080']).toContain(
          navigation.href.split(/[/?#]/).slice(0, 3).join('/').toLowerCase(),
        );
      }),
    );
  });
});
