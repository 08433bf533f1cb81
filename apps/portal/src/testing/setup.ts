import '@testing-library/jest-dom/vitest';

/** jsdom has no layout, so this observer never reports a size. */
class NeverResized implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver = NeverResized;
