import { openAddress } from './openAddress';

const propertiesOf = (target: object): Map<PropertyKey, PropertyDescriptor> => {
  const known = Object.getOwnPropertyDescriptors(target) as Record<PropertyKey, PropertyDescriptor>;
  return new Map(Reflect.ownKeys(target).flatMap((key) => (known[key] ? [[key, known[key]]] : [])));
};

/** Puts the own properties of an object back as they are now. */
const keepProperties = (target: object): (() => void) => {
  const before = propertiesOf(target);
  return () => {
    for (const key of propertiesOf(target).keys())
      if (!before.has(key)) Reflect.deleteProperty(target, key);
    for (const [key, property] of before) {
      const now = Object.getOwnPropertyDescriptor(target, key);
      if (!now || now.value !== property.value || now.get !== property.get)
        Reflect.defineProperty(target, key, property);
    }
  };
};

const valueOf = (name: string): unknown => Reflect.get(globalThis, name);

/** Vitest's own globals belong to the file that runs. */
const isTestRunners = (name: string): boolean => name.startsWith('__vitest');

/** A global is assigned, because a window's property keeps what was assigned to it last. */
const keepGlobals = (): (() => void) => {
  const names = () => Object.getOwnPropertyNames(globalThis).filter((name) => !isTestRunners(name));
  const before = new Map(names().map((name) => [name, valueOf(name)]));
  return () => {
    for (const name of names()) if (!before.has(name)) Reflect.deleteProperty(globalThis, name);
    for (const [name, value] of before)
      if (!Object.is(valueOf(name), value)) Reflect.set(globalThis, name, value);
  };
};

/** The classes of the DOM, whose prototypes a test may change. */
const classes = (): object[] =>
  Object.getOwnPropertyNames(globalThis)
    .filter((name) => /^[A-Z]/.test(name))
    .map(valueOf)
    .flatMap((value) =>
      typeof value === 'function' && value.prototype ? [value.prototype as object] : [],
    );

/** Libraries mark the document once they listen to it, and listen again where the mark is gone. */
const followListeners = (target: EventTarget): (() => void) => {
  const { addEventListener } = target;
  const added: Parameters<EventTarget['addEventListener']>[] = [];
  target.addEventListener = (...listener) => {
    added.push(listener);
    addEventListener.apply(target, listener);
  };
  return () => {
    for (const listener of added) target.removeEventListener(...listener);
  };
};

const followTimers = (): (() => void) => {
  const started = new Set<NodeJS.Timeout>();
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = globalThis[name] as (...given: unknown[]) => NodeJS.Timeout;
    const follow = (...given: unknown[]): NodeJS.Timeout => {
      const timer = start(...given);
      started.add(timer);
      return timer;
    };
    Reflect.set(globalThis, name, Object.assign(follow, start));
  }
  return () => {
    for (const timer of started) clearTimeout(timer);
  };
};

const dropCookies = (): void => {
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
};

/**
 * Remembers the page: what is on it, its globals, its listeners, its timers and what it has stored.
 *
 * @returns puts it back as it was
 */
export const keepPage = (): (() => void) => {
  const address = window.location.href;
  const lasting = [document, document.documentElement, document.head, document.body];
  const kept = [keepGlobals(), ...[navigator, ...lasting, ...classes()].map(keepProperties)];
  const stops = [followTimers(), ...[window, ...lasting].map(followListeners)];
  return () => {
    for (const stop of stops) stop();
    for (const putBack of kept) putBack();
    for (const element of [document.documentElement, document.head, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    document.head.replaceChildren();
    document.body.replaceChildren();
    localStorage.clear();
    sessionStorage.clear();
    dropCookies();
    openAddress(address);
  };
};
