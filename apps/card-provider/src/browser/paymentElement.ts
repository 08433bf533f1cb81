import type { ElementsOptions } from './createElements';
import { findPlace } from './embeddedCheckout';
import { IntegrationError } from './IntegrationError';
import type { ApiError, Session } from './providerApi';
import type { FromFrame, ToFrame } from './frameMessages';
import { providerFrame, type ProviderFrame } from './providerFrame';

type Listener = (event: object) => void;
type Result = Extract<FromFrame, { type: 'result' }>;

export interface Tokenised {
  method?: string;
  error?: ApiError;
}

export interface PaymentElement {
  mount(location: string | HTMLElement): void;
  unmount(): void;
  destroy(): void;
  on(event: string, listener: Listener): PaymentElement;
  once(event: string, listener: Listener): PaymentElement;
  off(event: string, listener?: Listener): PaymentElement;
  update(options: object): void;
  focus(): void;
  blur(): void;
  clear(): void;
  collapse(): void;
  validate(): Promise<ApiError | undefined>;
  tokenise(billing?: { name?: string; email?: string }): Promise<Tokenised>;
}

const isTokenised = (value: unknown): value is Tokenised =>
  typeof value === 'object' && value !== null;

/** Calls into the frame, each answered once. */
function frameCalls(frame: () => ProviderFrame | null) {
  const waiting = new Map<number, (value: unknown) => void>();
  let last = 0;
  return {
    answer: ({ call, value }: Result) => {
      waiting.get(call)?.(value);
      waiting.delete(call);
    },
    ask: (message: Omit<Extract<ToFrame, { type: 'call' }>, 'call' | 'type'>) =>
      new Promise<Tokenised>((resolve, reject) => {
        const mounted = frame();
        if (!mounted) {
          reject(new IntegrationError('The Payment Element must be mounted first.'));
          return;
        }
        last += 1;
        waiting.set(last, (value) => resolve(isTokenised(value) ? value : {}));
        mounted.post({ type: 'call', call: last, ...message });
      }),
  };
}

const changeEvent = (message: Extract<FromFrame, { type: 'change' }>) => ({
  elementType: 'payment',
  complete: message.complete,
  empty: message.empty,
  collapsed: false,
  value: { type: 'card' },
});

/** The card fields as a frame within the merchant's own form. */
export function paymentElement(
  session: Session,
  options: ElementsOptions,
  gone: () => void,
): PaymentElement {
  let frame: ProviderFrame | null = null;
  const listeners = new Map<string, Set<Listener>>();
  const calls = frameCalls(() => frame);
  const emit = (event: string, payload: object) => {
    for (const listener of listeners.get(event) ?? []) listener(payload);
  };
  const onMessage = (message: FromFrame) => {
    if (message.type === 'result') calls.answer(message);
    if (message.type === 'change') emit('change', changeEvent(message));
    if (message.type === 'ready' || message.type === 'focus' || message.type === 'blur') {
      emit(message.type, { elementType: 'payment' });
    }
  };
  const unmount = () => {
    frame?.remove();
    frame = null;
  };
  const query = () => ({
    key: session.key,
    appearance: JSON.stringify(options.appearance ?? {}),
    ...(options.locale && { locale: options.locale }),
    ...(options.clientSecret && { secret: options.clientSecret }),
  });
  const element: PaymentElement = {
    mount(location) {
      if (frame) return;
      frame = providerFrame(
        session.origin,
        '/embedded/card',
        query(),
        'Secure card fields',
        onMessage,
      );
      findPlace(location).append(frame.element);
    },
    unmount,
    destroy() {
      unmount();
      listeners.clear();
      gone();
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set<Listener>()).add(listener));
      return element;
    },
    once(event, listener) {
      const first: Listener = (payload) => {
        element.off(event, first);
        listener(payload);
      };
      return element.on(event, first);
    },
    off(event, listener) {
      if (listener) listeners.get(event)?.delete(listener);
      else listeners.delete(event);
      return element;
    },
    update: () => undefined,
    focus: () => frame?.element.focus(),
    blur: () => frame?.element.blur(),
    clear: () => undefined,
    collapse: () => undefined,
    validate: async () => (await calls.ask({ action: 'validate' })).error,
    tokenise: (billing = {}) => calls.ask({ action: 'tokenise', ...billing }),
  };
  return element;
}
