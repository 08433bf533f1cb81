/** Messages from a page of the provider to the script in the merchant's page. */
export type FromFrame =
  | { type: 'ready' }
  | { type: 'resize'; height: number }
  | { type: 'complete'; returnUrl: string | null }
  | { type: 'bank'; url: string }
  | { type: 'bank-answered' }
  | { type: 'change'; complete: boolean; empty: boolean; brand: string }
  | { type: 'focus' | 'blur' }
  | { type: 'result'; call: number; value: unknown };

/** Messages from that script to a page of the provider. */
export type ToFrame =
  | { type: 'bank-closed' }
  | { type: 'call'; call: number; action: 'validate' | 'tokenise'; name?: string; email?: string };

const mark = 'card-provider';

interface Envelope<Message> {
  mark: typeof mark;
  message: Message;
}

const isEnvelope = <Message>(data: unknown): data is Envelope<Message> =>
  typeof data === 'object' && data !== null && 'mark' in data && data.mark === mark;

/** Sends to one origin only; a window that has navigated away gets nothing. */
export function send(to: Window, origin: string, message: FromFrame | ToFrame): void {
  to.postMessage({ mark, message } satisfies Envelope<FromFrame | ToFrame>, origin);
}

/** Listens to messages of one window and origin. @returns a function that stops it */
export function listen<Message>(
  from: () => Window | null,
  origin: string,
  onMessage: (message: Message) => void,
): () => void {
  const handle = (event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== from()) return;
    if (isEnvelope<Message>(event.data)) onMessage(event.data.message);
  };
  window.addEventListener('message', handle);
  return () => window.removeEventListener('message', handle);
}
