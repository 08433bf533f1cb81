import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every render, which does what the one of the latest render does. */
export const useLatestCallback = <In extends readonly unknown[], Out>(
  callback: (...args: In) => Out,
): ((...args: In) => Out) => {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: In) => latest.current(...args), []);
};
