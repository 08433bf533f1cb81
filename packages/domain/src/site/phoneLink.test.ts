import { describe, expect, it } from 'vitest';
import { phoneLink } from './phoneLink';

describe('the link of a phone number', () => {
  it.each([
    ['020 7946 0188', 'tel:02079460188'],
    ['+44 (20) 7946-0188', 'tel:+442079460188'],
    ['+353\u00a01\u00a0555\u00a00147', 'tel:+35315550147'],
  ])('dials %s', (phone, link) => {
    expect(phoneLink(phone)).toBe(link);
  });
});
