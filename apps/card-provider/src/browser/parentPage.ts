import { type FromFrame, listen, send, type ToFrame } from './frameMessages';

export interface ParentPage {
  post(message: FromFrame): void;
  onMessage(handle: (message: ToFrame) => void): void;
}

/** The page that embeds this one. Messages go only to the origin that it named in the address. */
export function parentPage(): ParentPage {
  const origin = new URLSearchParams(window.location.search).get('parent') ?? '';
  const framed = window.parent !== window && /^https?:\/\/[^/]+$/.test(origin);
  return {
    post: (message) => {
      if (framed) send(window.parent, origin, message);
    },
    onMessage: (handle) => {
      if (framed) listen<ToFrame>(() => window.parent, origin, handle);
    },
  };
}

/** Keeps the frame as high as the page. */
export function keepHeight(page: ParentPage): void {
  const root = document.querySelector<HTMLElement>('main');
  if (!root) return;
  const post = () => page.post({ type: 'resize', height: root.getBoundingClientRect().height });
  new ResizeObserver(post).observe(root);
  post();
}
