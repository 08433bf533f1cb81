import type { BrowserContext, Page } from '@playwright/test';

/** One move of content that no person caused. */
interface Move {
  /** How much of the window moved, and how far: its layout shift. */
  share: number;
  what: string;
}

/** An entry of the browser’s Layout Instability API, for which TypeScript has no type. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  interface Window {
    moves: Move[];
  }
}

/**
 * Records what moves on each page that opens from now on. The page before the application has loaded is left out: on a slow
 * network its first paint may come before its script has made a customer's page of it.
 */
export const watchMoves = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    window.moves = [];
    const nameOf = (node: Node | null): string => {
      const element = node instanceof Element ? node : node?.parentElement;
      const words = (element?.textContent ?? '').trim().slice(0, 40);
      return `${element?.localName}.${element?.getAttribute('class')} “${words}”`;
    };
    const placeOf = ({ x, y, width, height }: DOMRect): string => `${x},${y} ${width}×${height}`;
    const observer = new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node)} from ${placeOf(previousRect)} to ${placeOf(currentRect)}`,
        );
        const isBoot = sources.some(
          ({ node }) => node instanceof Element && node.closest('.fy-boot'),
        );
        if (isBoot) continue;
        window.moves.push({ share: value, what: `${value.toFixed(3)}: ${moved.join('; ')}` });
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved on the present page so far. */
export const movesOf = (page: Page): Promise<Move[]> => page.evaluate(() => window.moves);
