import { useState, useTransition } from 'react';

/** Plans shown before more are asked for: a thousand at once would make a slow phone wait. */
const PAGE = 24;

/**
 * The first part of a long list, and how to see more of it.
 *
 * @param list changes when another list is shown, which begins at its top again
 */
export const useShowMore = <T>(items: readonly T[], list: string) => {
  const [shown, setShown] = useState({ list, count: PAGE });
  // The button answers first; the plans follow.
  const [isGrowing, grow] = useTransition();
  const count = shown.list === list ? shown.count : PAGE;
  return {
    part: items.slice(0, count),
    rest: Math.max(0, items.length - count),
    isGrowing,
    showMore: () => grow(() => setShown({ list, count: count + PAGE })),
  };
};
