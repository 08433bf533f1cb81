/** jsdom lays nothing out: nothing there ever changes its size. */
class NeverResized implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

globalThis.ResizeObserver = NeverResized;
