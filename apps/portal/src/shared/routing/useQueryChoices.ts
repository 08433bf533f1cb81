import { useSearchParams } from 'react-router-dom';

interface ChooseOptions {
  /** Replaces the current history entry, so that Back skips it. */
  replace?: boolean;
}

/**
 * Keeps a screen's choices in the address's query, so that reloading, going back and closing the window
 * lose nothing.
 *
 * @returns the query, and a function that changes some of it; a value of null removes a choice
 */
export const useQueryChoices = <Name extends string>() => {
  const [params, setParams] = useSearchParams();
  const choose = (choice: Partial<Record<Name, string | null>>, options?: ChooseOptions): void =>
    setParams((before) => {
      const next = new URLSearchParams(before);
      for (const [name, value] of Object.entries<string | null | undefined>(choice)) {
        if (value) next.set(name, value);
        else next.delete(name);
      }
      return next;
    }, options);
  return { params, choose };
};
