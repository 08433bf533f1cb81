import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/react';

/** Long, because a busy machine is slow. */
configure({ asyncUtilTimeout: 20_000 });

/** jsdom has no layout, so this observer never reports a size. */
class NeverResized implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver = NeverResized;
