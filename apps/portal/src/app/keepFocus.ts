/** The heading of the section around a place, or else the heading of the page. */
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
 * Moves the focus to the nearest heading when the page removes the focused element, for example a
 * button that has done its work. Otherwise users of a keyboard or a screen reader would start again
 * at the top of the page. Does nothing when the page moves the focus itself. WCAG 2.2, 2.4.3.
 *
 * @returns stops it
 */
export const keepFocus = (): (() => void) => {
  let focused: Element | null = null;
  const onFocusIn = ({ target }: FocusEvent): void => {
    focused = target instanceof Element ? target : null;
  };
  // Some browsers send `focusout` for a removed element and others do not. The user has left an
  // element only if it is still in the page.
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
