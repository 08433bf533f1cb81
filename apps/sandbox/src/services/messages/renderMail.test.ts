import { describe, expect, it } from 'vitest';
import { themeColour } from '../sites/themeColour';
import type { Mail } from './MessageSender';
import { mailHtml, mailText } from './renderMail';
import { speakingTo } from './say';

const mail: Mail = {
  to: 'maya@post.example',
  from: 'Trenance <Cove>',
  theme: 'pebble-cove',
  subject: 'Your order: Plus',
  paragraphs: ['You ordered Plus.'],
  facts: [
    { label: 'Price', value: '£19.00 & no more' },
    { label: 'Seller', value: 'Foyer Networks Ltd' },
  ],
  action: { label: 'Open the portal', url: 'https://wifi.example/v2/#/portal?a=1&b=2' },
  appendix: { title: 'Terms', text: 'Be fair.\n\nKeep it within the law.' },
};

describe('a mail', () => {
  it('as HTML has the colours of its venue, its facts in a table, and nothing from outside', () => {
    const html = mailHtml(mail);
    expect(html).toContain(`background:${themeColour('primary', 'pebble-cove')}`);
    expect(themeColour('primary', 'pebble-cove')).not.toBe(themeColour('primary'));
    expect(html).toMatch(/<th scope="row"[^>]*>Price<\/th><td[^>]*>£19\.00 &#38; no more<\/td>/);
    expect(html).toContain('Trenance &#60;Cove&#62;');
    expect(html).toContain('href="https://wifi.example/v2/#/portal?a=1&#38;b=2"');
    expect(html).toMatch(/<h2[^>]*>Terms<\/h2><p[^>]*>Be fair\.<\/p>/);
    expect(html).not.toMatch(/<(img|link|script|style)/);
  });

  it('as HTML names its language and direction', () => {
    const inArabic = speakingTo({ language: 'ar' }, () => mailHtml(mail));
    expect(inArabic).toMatch(/^<div lang="ar" dir="rtl"/);
    expect(mailHtml(mail)).toMatch(/^<div lang="en" dir="ltr"/);
  });

  it('as text has a line for each fact, and the terms last', () => {
    expect(mailText(mail)).toBe(
      [
        'You ordered Plus.',
        'Price: £19.00 & no more\nSeller: Foyer Networks Ltd',
        'Open the portal:\nhttps://wifi.example/v2/#/portal?a=1&b=2',
        'Trenance <Cove>',
        'Terms',
        'Be fair.\n\nKeep it within the law.',
      ].join('\n\n'),
    );
  });
});
