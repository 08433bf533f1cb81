import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that stays the same at every render and calls the one of the latest render. */
export const useLatestCallback = <In extends readonly unknown[], Out>(
  callback: (...args: In) => Out,
): ((...args: In) => Out) => {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: In) => latest.current(...args), []);
};
