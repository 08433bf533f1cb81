/** Something that a test waits for, and that it lets happen. */
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
