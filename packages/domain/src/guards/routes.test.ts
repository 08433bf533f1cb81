import { describe, expect, it } from 'vitest';
import { countsAsPrevious, portalAreaOf } from './pageGroups';
import { queryOf, routeOf, routePaths } from './routes';

describe('routeOf', () => {
  it.each([
    ['', '/'],
    ['/', '/'],
    ['/portal/', '/portal'],
    ['portal', '/portal'],
    ['/portal?reload=true', '/portal'],
    ['/login?status=verify#x', '/login'],
    ['/portal/billing-information/sub_1', '/portal/billing-information/:subscriptionId'],
    ['/portal/device-management/edit-device/7', '/portal/device-management/edit-device/:id'],
    ['/portal/device-management/add-device', '/portal/device-management/add-device'],
    ['/stardust/auth/login?location_id=1', '/stardust/auth/login'],
  ])('%s is %s', (path, route) => {
    expect(routeOf(path)).toBe(route);
  });

  it.each(routePaths)('%s is its own route', (route) => {
    expect(routeOf(route)).toBe(route);
  });

  it.each([
    ['/nowhere'],
    ['/portal/nowhere'],
    ['/portal/billing-information/1/2'],
    ['/Portal'],
    ['/login/x'],
  ])('%s is a wrong URL', (path) => {
    expect(routeOf(path)).toBeNull();
  });
});

describe('the query of a path', () => {
  it.each([
    ['/login?status=1&code=2', '?status=1&code=2'],
    ['/login?a=1#b', '?a=1'],
    ['/login', ''],
    ['/login?', '?'],
  ])('%s has %s', (path, query) => {
    expect(queryOf(path)).toBe(query);
  });
});

describe('only plan and portal pages count as a previous page', () => {
  it('countsAsPrevious accepts exactly these', () => {
    expect(routePaths.filter(countsAsPrevious)).toEqual(
      routePaths.filter(
        (route) => route.startsWith('/select-plan') || /^\/portal(\/|$)/.test(route),
      ),
    );
  });

  it('portalAreaOf knows every page under /portal, and no other page', () => {
    expect(routePaths.filter((route) => portalAreaOf(route) !== null)).toEqual(
      routePaths.filter((route) => /^\/portal(\/|$)/.test(route)),
    );
  });
});

describe('the pages under /portal belong to areas', () => {
  it.each([
    ['dashboard', ['']],
    [
      'plan',
      [
        '/manage-your-plan',
        '/manage-your-plan/plans',
        '/manage-your-plan/home-networking-wizard',
        '/manage-your-plan/cancel',
      ],
    ],
    ['billing', ['/billing-information', '/billing-information/:subscriptionId']],
    [
      'devices',
      [
        '/device-management',
        '/device-management/add-device',
        '/device-management/edit-device/:id',
        '/device-management/guest-passes',
      ],
    ],
    ['preferences', ['/preferences-and-privacy']],
    ['account', ['/my-account', '/my-account/edit']],
    ['payment-method', ['/my-account/default-payment-method']],
  ])('%s', (area, paths) => {
    const pages = routePaths.filter((route) => portalAreaOf(route) === area);
    expect(pages).toEqual(paths.map((path) => `/portal${path}`));
  });
});
