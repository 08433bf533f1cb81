/** A promise that a test resolves. */
export interface Latch {
  opened: Promise<void>;
  open: () => void;
}

export const makeLatch = (): Latch => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};
