import { useState, useTransition } from 'react';

/** The number of plans shown at first: a thousand together would make a slow phone wait. */
const PAGE = 24;

/**
 * The first part of a long list, and a function that shows more.
 *
 * @param list changes when another list is shown, which starts at its top again
 */
export const useShowMore = <T>(items: readonly T[], list: string) => {
  const [shown, setShown] = useState({ list, count: PAGE });
  // The button responds first; the plans follow.
  const [isGrowing, grow] = useTransition();
  const count = shown.list === list ? shown.count : PAGE;
  return {
    part: items.slice(0, count),
    rest: Math.max(0, items.length - count),
    isGrowing,
    showMore: () => grow(() => setShown({ list, count: count + PAGE })),
  };
};
