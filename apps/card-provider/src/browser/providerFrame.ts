import { type FromFrame, listen, send, type ToFrame } from './frameMessages';

export interface ProviderFrame {
  element: HTMLIFrameElement;
  post(message: ToFrame): void;
  remove(): void;
}

const address = (origin: string, path: string, query: Record<string, string>): string => {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  url.searchParams.set('parent', window.location.origin);
  return url.href;
};

/**
 * A frame of the provider's origin, as high as its content. Messages that are sent before the frame
 * listens are queued.
 */
export function providerFrame(
  origin: string,
  path: string,
  query: Record<string, string>,
  title: string,
  onMessage: (message: FromFrame) => void,
): ProviderFrame {
  const element = document.createElement('iframe');
  element.src = address(origin, path, query);
  element.title = title;
  element.allow = 'payment';
  Object.assign(element.style, {
    border: '0',
    display: 'block',
    width: '100%',
    minWidth: '100%',
    height: '320px',
    overflow: 'hidden',
  });
  const early: ToFrame[] = [];
  let isReady = false;
  const post = (message: ToFrame) => {
    if (!isReady) early.push(message);
    else if (element.contentWindow) send(element.contentWindow, origin, message);
  };
  const stop = listen<FromFrame>(
    () => element.contentWindow,
    origin,
    (message) => {
      if (message.type === 'resize') element.style.height = `${Math.ceil(message.height)}px`;
      if (message.type === 'ready') {
        isReady = true;
        early.splice(0).forEach(post);
      }
      onMessage(message);
    },
  );
  return {
    element,
    post,
    remove: () => {
      stop();
      element.remove();
    },
  };
}
