const actions = new Map<string, () => void>();

/**
 * What the message dialog's action buttons do, by name: the store holds names, since functions
 * cannot be kept in it.
 */
export const modalActions = {
  register: (name: string, run: () => void): void => void actions.set(name, run),
  get:
    (name: string): (() => void) =>
    () =>
      actions.get(name)?.(),
};
