import { CHAT_DEFAULT_OFFSET, CHAT_MARGIN, chatOffset, customerTraits } from '@foyer/domain';
import { useEffect, useState } from 'react';
import { useAppSelector } from '~/session/store/hooks';

/** The page's footer and everything that is fixed to the bottom of the screen. */
const FOOTERS = 'footer, [data-foot]';

/** How much of the window a footer covers, in pixels; null while its own content has not come. */
const coveredBy = (footer: HTMLElement): number | null => {
  const { top, bottom } = footer.getBoundingClientRect();
  if (top >= window.innerHeight || bottom < 0) return 0;
  return bottom === top ? null : window.innerHeight - top;
};

const footerNow = () => {
  const covered = [...document.querySelectorAll<HTMLElement>(FOOTERS)]
    .filter((footer) => footer.getClientRects().length > 0)
    .map(coveredBy);
  const height = Math.max(0, ...covered.map((each) => each ?? 0));
  return { inView: covered.some((each) => each !== 0), height: height || null };
};

/**
 * The chat button's distance from the bottom of the screen in pixels. It keeps the button clear of the
 * footer, the bottom navigation and other fixed bars, which take `foot` of the screen.
 */
export const useChatOffset = () => {
  const least = useAppSelector(
    ({ site }) => customerTraits(site.info?.customerCode).chatOffset ?? CHAT_DEFAULT_OFFSET,
  );
  const [offset, setOffset] = useState(() => chatOffset(footerNow(), least));
  useEffect(() => {
    let frame = 0;
    const measure = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setOffset(chatOffset(footerNow(), least)));
    };
    measure();
    const watcher = new MutationObserver(measure);
    watcher.observe(document.body, { childList: true, subtree: true });
    // A section that expands or collapses moves the footer at the end of its animation.
    const sizes = new ResizeObserver(measure);
    sizes.observe(document.body);
    window.addEventListener('scroll', measure, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      sizes.disconnect();
      window.removeEventListener('scroll', measure);
      window.removeEventListener('resize', measure);
    };
  }, [least]);
  return { offset, foot: offset > least ? offset - CHAT_MARGIN : 0 };
};
