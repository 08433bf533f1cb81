import { expect, type Page } from '@playwright/test';

/** The smallest target of WCAG 2.2 AA (2.5.8), in CSS pixels. */
const SMALLEST = 24;

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=tab], [role=switch]';

/** What leaves the window or its card, and the controls that are too small to tap. Runs in the page. */
const findFaults = ({ controls, smallest }: { controls: string; smallest: number }): string[] => {
  const nameOf = (each: Element): string => {
    const words = each.getAttribute('aria-label') ?? each.textContent ?? '';
    return `${each.localName}.${each.getAttribute('class')} “${words.trim().slice(0, 40)}”`;
  };
  const { clientWidth: width, scrollWidth } = document.documentElement;
  const isOutside = (each: Element) =>
    each.checkVisibility() && each.getBoundingClientRect().right > width + 1;
  const outside = [...document.body.querySelectorAll('*')].filter(isOutside).map(nameOf);
  const wide =
    scrollWidth > width ? [`${scrollWidth} of ${width} wide: ${outside.join(', ')}`] : [];
  // What only screen readers meet is one pixel large; what scrolls is cut at its own edge.
  const isClipped = (each: Element | null, card: Element): boolean =>
    each !== null &&
    each !== card &&
    (each.getBoundingClientRect().width <= 1 ||
      getComputedStyle(each).overflowX !== 'visible' ||
      isClipped(each.parentElement, card));
  const leaving = [...document.querySelectorAll('.f-card, .f-tile, .f-plan')].flatMap((card) => {
    const { left, right } = card.getBoundingClientRect();
    // A long word has no box of its own.
    const words = card.scrollWidth > card.clientWidth + 1 ? [`words outside: ${nameOf(card)}`] : [];
    const boxes = [...card.querySelectorAll('*')]
      .filter((each) => {
        const place = each.getBoundingClientRect();
        return place.left < left - 1 || place.right > right + 1;
      })
      .filter((each) => each.checkVisibility() && !each.closest('svg') && !isClipped(each, card))
      .map((each) => `outside its card: ${nameOf(each)}`);
    return [...words, ...boxes];
  });
  const small = [...document.querySelectorAll(controls)]
    .filter((each) => each.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .flatMap((each) => {
      // A label is part of its control.
      const size = (each.closest('label') ?? each).getBoundingClientRect();
      // What only screen readers meet is one pixel large.
      const isSmall = size.width > 1 && (size.width < smallest || size.height < smallest);
      return isSmall ? [`${size.width} × ${size.height}: ${nameOf(each)}`] : [];
    });
  return [...wide, ...leaving, ...small];
};

/** The text spacing that pages must bear (WCAG 1.4.12). */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-block-end: 2em !important }';

const setSpacing = (page: Page, css: string): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets = [sheet];
  }, css);

const setTextSize = (page: Page, size: string): Promise<void> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/**
 * Expects that nothing leaves the window or its card and that each control can be tapped: on the
 * present window, at 320 px, there with wide spacing too, and at 200 % text.
 */
export const expectFits = async (page: Page, screen: string): Promise<void> => {
  const window = page.viewportSize();
  if (!window) throw new Error('The page has no window of a known size.');
  // Parts that measure themselves draw once more after a change of the window.
  const look = (how: string): Promise<void> =>
    expect
      .poll(() => page.evaluate(findFaults, { controls: CONTROLS, smallest: SMALLEST }), {
        message: `layout of ${screen}, ${how}`,
      })
      .toEqual([]);
  await look('as it opens');
  await setTextSize(page, '200%');
  await look('at 200 % text');
  await setTextSize(page, '');
  await page.setViewportSize({ width: 320, height: window.height });
  await look('at 320 px');
  await setSpacing(page, SPACED);
  await look('at 320 px with wide spacing');
  await setSpacing(page, '');
  await page.setViewportSize(window);
  // Else the test's next tap can hit a place that the old layout has just left.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
};
