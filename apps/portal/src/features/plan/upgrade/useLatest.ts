import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every render, which does what the newest one would. */
export const useLatest = <In extends readonly unknown[]>(
  act: (...given: In) => void,
): ((...given: In) => void) => {
  const newest = useRef(act);
  useLayoutEffect(() => {
    newest.current = act;
  });
  return useCallback((...given: In) => newest.current(...given), []);
};
