import { describe, expect, it } from 'vitest';
import { isInsecureForm, isRouterForm, needsQuarantine } from './connectRules';
import { deviceStates } from './gateway';
import { rateSpeed } from './speedTest';

describe('the portal asks for quarantine access', () => {
  it.each([
    ['captive', true],
    ['quarantined', false],
    ['online', false],
    ['unseen', false],
    ['unknown', true],
  ] as const)('for someone without a plan who is %s: %s', (state, needed) => {
    expect(needsQuarantine(state, false)).toBe(needed);
  });

  it('not with a plan', () => {
    expect(deviceStates.filter((state) => needsQuarantine(state, true))).toEqual([]);
  });
});

describe('the portal explains a form that a secure page posts to plain http', () => {
  it.each([
    ['http://10.0.0.1/login', true, true],
    ['HTTP://10.0.0.1/login', true, true],
    ['https://gw.example/login', true, false],
    ['http://10.0.0.1/login', false, false],
    ['/http://x', true, false],
  ])('%s (secure: %s): %s', (action, secure, explained) => {
    expect(isInsecureForm({ action }, secure)).toBe(explained);
  });
});

describe('rateSpeed compares a measured speed with the plan', () => {
  it.each([
    [80, 100, 'asPromised'],
    [120, 100, 'asPromised'],
    [79, 100, 'below'],
    [40, 100, 'below'],
    [39, 100, 'farBelow'],
    [0, 100, 'farBelow'],
    [50, null, null],
    [50, 0, null],
    [50, -1, null],
  ])('%i of %s Mbps: %s', (measured, promised, verdict) => {
    expect(rateSpeed(measured, promised)).toBe(verdict);
  });
});

describe('the form that gets a device online', () => {
  const origin = 'https://wifi.example.com:4000';

  it.each([
    ['http://Router.local:8080/login', 'https://router.local'],
    ['http://[fe80::1]:8080/login', 'http://[fe80::1]/'],
    ['/router/login', 'https://wifi.example.com/router'],
    ['https://wifi.example.com/router/login', '/router'],
  ])('may go to %s where the router is %s', (action, routerUrl) => {
    expect(isRouterForm({ action }, routerUrl, origin)).toBe(true);
  });

  it.each([
    ['https://evil.example/login', 'https://router.local'],
    ['https://router.local.evil.example/login', 'https://router.local'],
    ['https://router.local@evil.example/login', 'https://router.local'],
    ['https://router.local:80@evil.example/login', 'https://router.local'],
    ['//router.local/login', 'https://router.local'],
    ['javascript:x()', 'https://router.local'],
    ['data:text/html,x', 'javascript:x()'],
    ['https://router.local/login', null],
  ])('may not go to %s where the router is %s', (action, routerUrl) => {
    expect(isRouterForm({ action }, routerUrl, origin)).toBe(false);
  });
});
