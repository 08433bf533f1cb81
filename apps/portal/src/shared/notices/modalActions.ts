const actions = new Map<string, () => void>();

/** The message dialog's actions by name. The store holds the names, because it cannot hold functions. */
export const modalActions = {
  register: (name: string, run: () => void): void => void actions.set(name, run),
  get:
    (name: string): (() => void) =>
    () =>
      actions.get(name)?.(),
};
