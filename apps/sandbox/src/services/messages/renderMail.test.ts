import { describe, expect, it } from 'vitest';
import { themeColour } from '../sites/themeColour';
import type { Mail } from './MessageSender';
import { mailHtml, mailText } from './renderMail';
import { speakingTo } from './say';

const mail: Mail = {
  to: 'maya@post.example',
  from: 'Trenance <Cove>',
  theme: 'pebble-cove',
  help: [
    { text: '01872 496 0101', href: 'tel:018724960101' },
    { text: 'wifi@cove.example', href: 'mailto:wifi@cove.example' },
  ],
  subject: 'Your order: Plus',
  paragraphs: ['You ordered Plus.'],
  facts: [
    { label: 'Price', value: '£19.00 & no more' },
    { label: 'Seller', value: 'Foyer Networks Ltd' },
  ],
  action: { label: 'Open the portal', url: 'https://wifi.example/v2/#/portal?a=1&b=2' },
  appendices: [{ title: 'Terms', text: 'Be fair.\n\nKeep it within the law.' }],
};

describe('a mail', () => {
  it('as HTML has the colours of its venue, its facts in a table, and nothing from outside', () => {
    const html = mailHtml(mail);
    expect(html).toContain(`class="hero" style="background:${themeColour('hero', 'pebble-cove')}`);
    expect(html).toContain(`class="button" style="background:${themeColour('btn', 'pebble-cove')}`);
    expect(themeColour('hero', 'pebble-cove')).not.toBe(themeColour('hero'));
    expect(html).toContain('max-width:600px');
    expect(html).toContain('.mark{background:url("data:image/svg+xml');
    expect(html).toMatch(/<th scope="row"[^>]*>Price<\/th><td[^>]*>£19\.00 &#38; no more<\/td>/);
    expect(html).toContain('Trenance &#60;Cove&#62;');
    expect(html).toContain('href="https://wifi.example/v2/#/portal?a=1&#38;b=2"');
    expect(html).toMatch(/<h2[^>]*>Terms<\/h2><p[^>]*>Be fair\.<\/p>/);
    expect(html).not.toMatch(/<(img|link|script)|url\("?http/);
  });

  it('as HTML has the brand’s drawing in a strip without words, and another one in the dark', () => {
    const html = mailHtml(mail);
    const [light = '', dark = ''] = html.split('@media(prefers-color-scheme:dark)');
    const drawing = /\.art\{[^}]*url\("data:image\/svg\+xml,[^"]+"\)/;
    expect(light).toMatch(drawing);
    expect(dark).toMatch(drawing);
    expect(html).toContain('<div class="art"></div>');
    const picture = mailHtml({ ...mail, theme: 'roost' });
    expect(picture).toMatch(/\.art\{[^}]*background-size:cover/);
    // A gradient with a colour that a mail does not know would take the whole drawing away.
    expect(light).not.toMatch(/var\(--(?!u\))/);
  });

  it('as HTML cuts no drawing off at the top of its strip', () => {
    const html = mailHtml({ ...mail, theme: 'foyer' });
    const [, scale, strip] = /--u:([.\d]+)px;height:(\d+)px/.exec(html) ?? [];
    const [, height] = /bottom 0 ?\/ ?calc\(var\(--u\)\*(\d+)\)/.exec(html) ?? [];
    expect(Number(height) * Number(scale)).toBeLessThanOrEqual(Number(strip));
  });

  it('as HTML names its language and direction', () => {
    const inArabic = speakingTo({ language: 'ar' }, null, () => mailHtml(mail));
    expect(inArabic).toContain('<html lang="ar" dir="rtl">');
    expect(mailHtml(mail)).toContain('<html lang="en" dir="ltr">');
  });

  it('as HTML is dark in a dark program', () => {
    const [, dark = ''] = mailHtml(mail).split('@media(prefers-color-scheme:dark)');
    const surface = themeColour('surface', 'pebble-cove', 'dark');
    expect(surface).not.toBe(themeColour('surface', 'pebble-cove'));
    expect(dark).toContain(`.paper{background:${surface}!important`);
  });

  it('says in a list of mails what it is about, not whom it greets', () => {
    const html = mailHtml({ ...mail, paragraphs: ['Hello Maya,', 'You ordered Plus.'] });
    const [, hidden = ''] = /<div style="display:none[^"]*">([^<]*)</.exec(html) ?? [];
    expect(hidden).toBe('You ordered Plus.');
  });

  it('names whom to ask for help, where the venue names somebody', () => {
    const html = mailHtml(mail);
    expect(html).toContain('href="tel:018724960101"');
    expect(html).toContain('href="mailto:wifi@cove.example"');
    const silent = { ...mail, help: [] };
    expect(mailHtml(silent)).not.toContain('Help');
    expect(mailText(silent)).not.toContain('Help');
  });

  it('as text has a line for each fact, and the terms last', () => {
    expect(mailText(mail)).toBe(
      [
        'You ordered Plus.',
        'Price: £19.00 & no more\nSeller: Foyer Networks Ltd',
        'Open the portal:\nhttps://wifi.example/v2/#/portal?a=1&b=2',
        'Trenance <Cove>',
        'Help: 01872 496 0101, wifi@cove.example',
        'Terms',
        'Be fair.\n\nKeep it within the law.',
      ].join('\n\n'),
    );
  });
});
