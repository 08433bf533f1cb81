/** The heading of the part of the page that something stood in, or else the page's own. */
const headingFor = (place: Element | null): HTMLElement | null =>
  place?.closest('section')?.querySelector<HTMLElement>('h1, h2, h3') ??
  document.querySelector('h1');

const parentOf = (gone: Element, records: readonly MutationRecord[]): Element | null => {
  const record = records.find(({ removedNodes }) =>
    [...removedNodes].some((node) => node.contains(gone)),
  );
  return record?.target instanceof Element && record.target.isConnected ? record.target : null;
};

/**
 * A button that has done its work may go with what it stood in, and the focus with it: whoever uses a
 * keyboard or a screen reader would begin at the top of the page. The nearest heading takes it, unless
 * the page itself moves it. WCAG 2.2, 2.4.3.
 *
 * @returns stops it
 */
export const keepFocus = (): (() => void) => {
  let focused: Element | null = null;
  const onFocusIn = ({ target }: FocusEvent): void => {
    focused = target instanceof Element ? target : null;
  };
  // Some browsers tell of a focus that went by removal, others do not: only what is still there was left.
  const onFocusOut = ({ target }: FocusEvent): void => {
    setTimeout(() => {
      const isLeft = focused === target && focused !== document.activeElement;
      if (isLeft && focused?.isConnected) focused = null;
    });
  };
  const observer = new MutationObserver((records) => {
    if (!focused || focused.isConnected) return;
    const place = parentOf(focused, records);
    focused = null;
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const heading = headingFor(place);
      if (!heading) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
  });
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocusIn);
    document.removeEventListener('focusout', onFocusOut);
    observer.disconnect();
  };
};
