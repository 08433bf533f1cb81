import { chatOffset, customerTraits } from '@foyer/domain';
import { useEffect, useState } from 'react';
import { useAppSelector } from '~/session/store/hooks';

/** The page's footer, and what is fixed to the foot of the screen. */
const FEET = 'footer, [data-foot]';

const footerNow = () => {
  const feet = [...document.querySelectorAll<HTMLElement>(FEET)].filter(
    (foot) => foot.getClientRects().length > 0,
  );
  const covered = feet.map((foot) => {
    const { top, bottom } = foot.getBoundingClientRect();
    const inView = top < window.innerHeight && bottom > 0;
    return inView ? window.innerHeight - top : 0;
  });
  const height = Math.max(0, ...covered);
  return { inView: height > 0, height };
};

/**
 * Pixels that the chat launcher keeps from the bottom, so that it clears footer, bottom navigation and
 * what else stands there. Specification, section 9.
 */
export const useChatOffset = (): number => {
  const least = useAppSelector(({ site }) => customerTraits(site.info?.customerCode).chatOffset);
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
    // What folds or unfolds moves the foot when it is done with it.
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
  return offset;
};
