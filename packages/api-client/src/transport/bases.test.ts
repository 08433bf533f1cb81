import { describe, expect, it } from 'vitest';
import { calls } from '../contract/calls';
import { testClient } from '../testing/testClient';
import { callUrl, defaultBases } from './bases';

describe('the address of a call', () => {
  it.each([
    ['/v2/public-config.json', calls.getPublicConfig, {}],
    ['/api/site-info', calls.getSiteInfo, {}],
    ['/auth/blank-session', calls.getBlankSession, {}],
    ['/api/invoice/in_7.pdf', calls.getInvoicePdf, { id: 'in_7' }],
    ['/api/coupon/validate/HALF%20%2F%20OFF', calls.validateCoupon, { code: 'HALF / OFF' }],
    ['/api/coupon/validate/%252E', calls.validateCoupon, { code: '.' }],
    ['/api/coupon/validate/%252E%252E', calls.validateCoupon, { code: '..' }],
    ['/api/coupon/validate/...', calls.validateCoupon, { code: '...' }],
    [
      '/api/cpe/check/HAL/CANAL/A4%3A83%3AE7%3A12%3A34%3A56',
      calls.checkCpe,
      { customerCode: 'HAL', locationCode: 'CANAL', mac: 'A4:83:E7:12:34:56' },
    ],
  ])('is %s', (url, call, params) => {
    expect(callUrl(call, defaultBases, params)).toBe(url);
  });

  it('has one slash after a base that ends with a slash', () => {
    const bases = { ...defaultBases, api: 'https://api.example.com/v1/' };
    expect(callUrl(calls.getSiteInfo, bases)).toBe('https://api.example.com/v1/site-info');
  });

  it('starts with the bases of the public configuration', async () => {
    const { client, network } = testClient(
      {},
      { token: null, bases: { api: 'https://api.example.com' } },
    );
    await client.call('getTerms');
    expect(network.sent.map(({ url }) => url)).toEqual([
      '/auth/blank-session',
      'https://api.example.com/terms',
    ]);
  });
});
