import { describe, expect, it } from 'vitest';
import {
  errorEvent,
  failedCallEvent,
  isSampled,
  screenName,
  startEvent,
  stepEvent,
} from './telemetryEvents';
import { otlpLogs } from './otlpLogs';

it('as many of a hundred page loads report as the rate says', () => {
  const sampled = (rate: number | null) =>
    Array.from({ length: 100 }, (_, draw) => draw / 100).filter((draw) => isSampled(rate, draw))
      .length;
  expect([null, 0, 25, 100].map(sampled)).toEqual([100, 0, 25, 100]);
});

describe('the name of a screen', () => {
  it.each([
    ['/select-plan?cycle=4weeks&plan=plus&coupon=MAYA-40&step=pay', '/select-plan?step=pay'],
    ['/select-plan?step=Maya', '/select-plan'],
    [
      '/portal/billing-information/sub_4711?invoice=in_1',
      '/portal/billing-information/:subscriptionId',
    ],
    ['/password-reset?code=rEsEt', '/password-reset'],
    ['/maya@example.com', 'unknown'],
    ['/', '/'],
  ])('of %s is %s', (path, name) => {
    expect(screenName(path)).toBe(name);
  });
});

describe('a failed call', () => {
  it('has the contract’s code, and no words of a server', () => {
    const told = (code: string) =>
      failedCallEvent(1, '/', { kind: 'http', call: 'logIn', status: 401, code }).attributes;
    expect(told('INVALID_CREDENTIALS')).toMatchObject({
      'foyer.call': 'logIn',
      'http.response.status_code': 401,
      'foyer.code': 'INVALID_CREDENTIALS',
    });
    for (const words of ['Maya Ellis', '481516', 'MAYA@EXAMPLE', 'maya'])
      expect(told(words)['foyer.code']).toBe('other');
  });

  it('is a warning where the server refuses, and an error where nothing answers', () => {
    const of = (kind: string, status?: number) =>
      failedCallEvent(1, '/', { kind, call: 'getPlans', ...(status && { status }) });
    expect(of('http', 404).severity).toBe('warn');
    expect(of('http', 503).severity).toBe('error');
    expect(of('timeout').severity).toBe('error');
    expect(of('timeout').attributes).toMatchObject({
      'http.response.status_code': null,
      'foyer.code': null,
    });
  });
});

describe('an error', () => {
  const stackOf = (name: string, stack: string) =>
    errorEvent(1, '/', { name, stack }).attributes['exception.stacktrace'];

  it.each([
    [
      'of Chrome',
      `SyntaxError: "Maya Ellis" is not valid JSON
    at JSON.parse (<anonymous>)
    at read (https://wifi.example.com/v2/assets/portal-Ab3_x-9d.js:12:345)
    at async https://wifi.example.com/v2/assets/entry-00.js?t=secret:1:2`,
      'read portal-Ab3_x-9d.js:12:345\n? entry-00.js:1:2',
    ],
    [
      'of Safari and Firefox',
      `read@https://wifi.example.com/v2/assets/portal-1.js:12:345
@https://wifi.example.com/v2/assets/entry-2.js:1:2
Maya@https://wifi.example.com/v2/#/password-reset?code=rEsEt:1:1`,
      'read portal-1.js:12:345\n? entry-2.js:1:2',
    ],
    ['without a place', 'TypeError: No user maya@example.com with code=481516', null],
  ])('%s has functions and files, and no word of its message', (_, stack, places) => {
    expect(stackOf('TypeError', stack)).toBe(places);
  });

  it('has a type only if that is the name of a kind of error', () => {
    const typeOf = (name: string) => errorEvent(1, '/', { name }).attributes['exception.type'];
    expect(typeOf('TypeError')).toBe('TypeError');
    expect(typeOf('Error')).toBe('Error');
    expect(typeOf('Maya Ellis')).toBe('other');
    expect(errorEvent(1, '/', null).attributes['exception.type']).toBe('other');
  });
});

it('OTLP: events become log records, numbers become text, and nothing is sent of a null', () => {
  const start = startEvent(1_764_000_000_123, {
    screen: '/',
    navigation: null,
    firstByteMs: 80.4,
    firstPaintMs: null,
    usableMs: 1234.5,
  });
  const step = stepEvent(1_764_000_001_000, { from: '/', to: '/select-plan', waitMs: 410.2 });
  const source = { service: 'harbour-house', version: '1.2.3', environment: null };
  const body = otlpLogs([start, step], source);
  expect(JSON.parse(JSON.stringify(body))).toEqual({
    resourceLogs: [
      {
        resource: {
          attributes: [
            { key: 'service.name', value: { stringValue: 'harbour-house' } },
            { key: 'service.version', value: { stringValue: '1.2.3' } },
          ],
        },
        scopeLogs: [
          {
            scope: { name: 'foyer' },
            logRecords: [
              {
                timeUnixNano: '1764000000123000000',
                severityNumber: 9,
                severityText: 'INFO',
                eventName: 'foyer.start',
                body: { stringValue: 'foyer.start' },
                attributes: [
                  { key: 'foyer.screen', value: { stringValue: '/' } },
                  { key: 'foyer.first_byte_ms', value: { intValue: '80' } },
                  { key: 'foyer.usable_ms', value: { intValue: '1235' } },
                ],
              },
              expect.objectContaining({
                eventName: 'foyer.step',
                attributes: [
                  { key: 'foyer.from', value: { stringValue: '/' } },
                  { key: 'foyer.screen', value: { stringValue: '/select-plan' } },
                  { key: 'foyer.wait_ms', value: { intValue: '410' } },
                ],
              }),
            ],
          },
        ],
      },
    ],
  });
});
