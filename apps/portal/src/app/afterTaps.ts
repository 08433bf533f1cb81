/** After a tap the network belongs to what the person asked for. */
const QUIET_MS = 2000;

let lastTap = -QUIET_MS;
document.addEventListener('pointerdown', () => (lastTap = performance.now()), { capture: true });
document.addEventListener('keydown', () => (lastTap = performance.now()), { capture: true });

/** Settles once the person has not tapped or typed for two seconds. */
export const afterTaps = async (): Promise<void> => {
  for (;;) {
    const left = lastTap + QUIET_MS - performance.now();
    if (left <= 0) return;
    await new Promise((resolve) => setTimeout(resolve, left));
  }
};
