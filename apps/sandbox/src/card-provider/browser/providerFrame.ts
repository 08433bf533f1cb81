import { type FromFrame, listen, send, type ToFrame } from './protocol';

export interface ProviderFrame {
  element: HTMLIFrameElement;
  tell(message: ToFrame): void;
  remove(): void;
}

const address = (origin: string, path: string, query: Record<string, string>): string => {
  const url = new URL(path, origin);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  url.searchParams.set('parent', window.location.origin);
  return url.href;
};

/** A frame of the provider's origin that is as high as what it shows. */
export function providerFrame(
  origin: string,
  path: string,
  query: Record<string, string>,
  title: string,
  hear: (message: FromFrame) => void,
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
  const stop = listen<FromFrame>(
    () => element.contentWindow,
    origin,
    (message) => {
      if (message.type === 'resize') element.style.height = `${Math.ceil(message.height)}px`;
      hear(message);
    },
  );
  return {
    element,
    tell: (message) => {
      if (element.contentWindow) send(element.contentWindow, origin, message);
    },
    remove: () => {
      stop();
      element.remove();
    },
  };
}
