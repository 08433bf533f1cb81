import { type FromFrame, listen, send, type ToFrame } from './protocol';

export interface Embedder {
  tell(message: FromFrame): void;
  hear(handle: (message: ToFrame) => void): void;
}

/** The page that embeds this one. Messages go only to the origin that it named in the address. */
export function embedder(): Embedder {
  const origin = new URLSearchParams(window.location.search).get('parent') ?? '';
  const framed = window.parent !== window && /^https?:\/\/[^/]+$/.test(origin);
  return {
    tell: (message) => {
      if (framed) send(window.parent, origin, message);
    },
    hear: (handle) => {
      if (framed) listen<ToFrame>(() => window.parent, origin, handle);
    },
  };
}

/** Keeps the frame as high as the page. */
export function keepHeight(page: Embedder): void {
  const root = document.querySelector<HTMLElement>('main');
  if (!root) return;
  const tell = () => page.tell({ type: 'resize', height: root.getBoundingClientRect().height });
  new ResizeObserver(tell).observe(root);
  tell();
}
