import type { Page } from '@playwright/test';

/** The strings of the server's answers, which the portal shows as they are. */
export type ServerWords = ReadonlySet<string>;

const collect = (value: unknown, into: Set<string>): void => {
  if (typeof value === 'string') {
    // Terms and greetings are HTML; each part between tags is shown on its own.
    for (const part of value.split(/<[^>]*>|\n/)) if (part.trim().length > 1) into.add(part.trim());
  } else if (typeof value === 'object' && value !== null) {
    for (const each of Object.values(value)) collect(each, into);
  }
};

/** Collects what the server says to a page from now on. */
export const collectServerWords = (page: Page): ServerWords => {
  const words = new Set<string>();
  page.on('response', (response) => {
    if (/json/.test(response.headers()['content-type'] ?? ''))
      response.json().then(
        (body: unknown) => collect(body, words),
        () => undefined,
      );
  });
  return words;
};

/** The text nodes that people see, and what is wrong with where they stand. Runs in the page. */
const lookAtTexts = (): { texts: string[]; faults: string[] } => {
  const seen: { text: string; holder: Element; boxes: DOMRect[] }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const holder = node.parentElement;
    const text = node.textContent?.trim() ?? '';
    if (!holder || text === '' || holder.closest('script, style, svg, iframe, noscript')) continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(
      ({ width, height }) => width > 1 && height > 1,
    );
    seen.push({ text, holder, boxes });
  }
  const short = (text: string): string => `“${text.slice(0, 50)}”`;
  // What only screen readers meet is one pixel large.
  const isForReaders = (each: Element): boolean => each.getBoundingClientRect().width <= 1;
  const cutBy = (each: Element | null, box: DOMRect): boolean => {
    if (!each || each === document.body) return false;
    const style = getComputedStyle(each);
    const edge = each.getBoundingClientRect();
    if (isForReaders(each)) return false;
    const isCut =
      (style.overflowX === 'hidden' || style.overflowX === 'clip') &&
      (box.right > edge.right + 2 || box.left < edge.left - 2);
    const isCutBelow =
      (style.overflowY === 'hidden' || style.overflowY === 'clip') &&
      (box.bottom > edge.bottom + 4 || box.top < edge.top - 4);
    // What scrolls is not cut.
    if (/auto|scroll/.test(style.overflowX + style.overflowY)) return false;
    return isCut || isCutBelow || cutBy(each.parentElement, box);
  };
  const visible = seen.filter(({ holder, boxes }) => boxes.length > 0 && !isForReaders(holder));
  const cut = visible
    .filter(({ holder, boxes }) => boxes.some((box) => cutBy(holder, box)))
    .map(({ text }) => `cut: ${short(text)}`);
  const { clientWidth } = document.documentElement;
  const outside = visible
    .filter(({ boxes }) => boxes.some(({ left, right }) => left < -1 || right > clientWidth + 1))
    .filter(({ holder }) => !holder.closest('[class*=scroll], table, pre'))
    .map(({ text }) => `outside the window: ${short(text)}`);
  const floats = (each: Element | null): Element | null =>
    !each || /fixed|sticky/.test(getComputedStyle(each).position)
      ? each
      : floats(each.parentElement);
  const overlapping = visible.flatMap((one, index) =>
    visible
      .slice(index + 1)
      .filter((other) => floats(one.holder) === floats(other.holder))
      .filter((other) =>
        one.boxes.some((a) =>
          other.boxes.some(
            (b) =>
              Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) >
                Math.min(a.height, b.height) * 0.4,
          ),
        ),
      )
      .map((other) => `${short(one.text)} overlaps ${short(other.text)}`),
  );
  const names = [...document.querySelectorAll('[aria-label], [placeholder], img[alt]')]
    .filter((each) => each.checkVisibility())
    .map(
      (each) =>
        each.getAttribute('aria-label') ??
        each.getAttribute('placeholder') ??
        each.getAttribute('alt') ??
        '',
    );
  // Codes are the same in every language, and the page says so to browsers that translate.
  const words = seen.filter(({ holder }) => !holder.closest('[translate=no]'));
  // A text that may break inside a word is still one text.
  const whole = words.map(({ text, holder }) =>
    holder.querySelector(':scope > wbr') ? (holder.textContent?.trim() ?? text) : text,
  );
  return {
    texts: [...whole, ...names],
    faults: [...cut, ...outside, ...overlapping],
  };
};

/** Words that stay in each language: brands, units and technical names. */
const STAYS =
  /\b(Wi-?Fi|Foyer|Visa|Mastercard|American Express|Discover|MAC|SSID|SMS|QR|UTC|PDF|CVC|Mb\/s|Mbps|ms|English|Deutsch|Français|Español|Polski|Cymraeg|Pseudo|https?:\S+|[\w.+-]+@[\w.-]+|WPA\d?|iPhone|iPad|Android|Windows|Mac(OS)?|Apple|Google)\b/gi;

/** A text for a regular expression. */
const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** What `Intl` writes: the names of months, days and units. */
const wordsOfIntl = (locale: string): string[] => {
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month, 1));
  const week = Array.from({ length: 7 }, (_, day) => Date.UTC(2026, 0, day + 1));
  const names = (['long', 'short'] as const).flatMap((style) => [
    ...months.map((at) => new Intl.DateTimeFormat(locale, { month: style }).format(at)),
    ...week.map((at) => new Intl.DateTimeFormat(locale, { weekday: style }).format(at)),
  ]);
  const units = ['day', 'week', 'month', 'year', 'hour', 'minute', 'second'].flatMap((unit) =>
    [1, 2].map((count) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })
        .format(count)
        .replace(/^[\d\s]+/, ''),
    ),
  );
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const days = [-1, 0, 1].map((day) => relative.format(day, 'day'));
  return [...names, ...units, ...days, 'ago', 'in'];
};

/**
 * What is wrong with the texts of a page: cut, outside the window, over one another, or with letters that
 * neither the language nor the server wrote.
 * @param foreign letters that the language's own texts do not have
 */
export const textFaults = async (
  page: Page,
  words: ServerWords,
  foreign: RegExp,
): Promise<string[]> => {
  const { texts, faults } = await page.evaluate(lookAtTexts);
  const known = [...words, ...wordsOfIntl('en-GB')].toSorted((a, b) => b.length - a.length);
  // Whole words in any case: a site's own word for a plan can begin a sentence.
  const patterns = known.map((word) => new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, 'giu'));
  const untranslated = texts
    .map((text) => ({
      text,
      rest: patterns
        .reduce((left, pattern) => left.replaceAll(pattern, ' '), text)
        .replaceAll(STAYS, ' '),
    }))
    .filter(({ rest }) => foreign.test(rest))
    .map(
      ({ text, rest }) => `not translated: “${rest.trim().slice(0, 60)}” in “${text.slice(0, 60)}”`,
    );
  return [...new Set([...faults, ...untranslated])];
};
