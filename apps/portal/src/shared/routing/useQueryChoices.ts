import { useSearchParams } from 'react-router-dom';

/** Where a change of choices stands in the history. */
interface ChooseOptions {
  /** Takes the place of the present entry, so that going back leaves it out. */
  replace?: boolean;
}

/**
 * Choices that live in the address's query, so that reload, back and a window closed in the middle
 * lose nothing.
 *
 * @returns the query, and what changes some of it; a value of null forgets that choice
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
