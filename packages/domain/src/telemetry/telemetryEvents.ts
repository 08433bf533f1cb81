import { routeOf } from '../guards/routes';

/**
 * One thing that an operator counts or times. It names what the portal's code knows (a route, a call, a
 * file) and quotes nothing that a person, an address or a server said. Rule TEL-2.
 */
export type TelemetryEvent = {
  readonly name:
    | 'foyer.start'
    | 'foyer.failed_start'
    | 'foyer.step'
    | 'foyer.call_failed'
    | 'foyer.error';
  readonly severity: 'info' | 'warn' | 'error';
  /** When it happened, by the device's clock. */
  readonly at: number;
  /** A null is not sent. */
  readonly attributes: Readonly<Record<string, string | number | null>>;
};

/**
 * Whether a page load reports.
 *
 * @param rate how many of 100 do; null is every one
 * @param draw a random number from 0 to 1, without 1
 */
export const isSampled = (rate: number | null, draw: number): boolean => draw * 100 < (rate ?? 100);

const STEP = /[?&]step=(sign-up|confirm-plan|pay|check)(?=&|$)/;

/** The name of the screen at a path: its route, and the step of a form that has several. */
export const screenName = (path: string): string => {
  const route = routeOf(path);
  const step = STEP.exec(path)?.[1];
  return route === null ? 'unknown' : route + (step ? `?step=${step}` : '');
};

/** How a page load went. Times are in milliseconds since the navigation began. */
export type Start = {
  readonly screen: string;
  /** `navigate`, `reload` or `back_forward`. */
  readonly navigation: string | null;
  readonly firstByteMs: number | null;
  readonly firstPaintMs: number | null;
  readonly usableMs: number;
};

const rounded = (ms: number | null): number | null => (ms === null ? null : Math.round(ms));

export const startEvent = (at: number, start: Start): TelemetryEvent => ({
  name: 'foyer.start',
  severity: 'info',
  at,
  attributes: {
    'foyer.screen': start.screen,
    'foyer.navigation': start.navigation,
    'foyer.first_byte_ms': rounded(start.firstByteMs),
    'foyer.first_paint_ms': rounded(start.firstPaintMs),
    'foyer.usable_ms': rounded(start.usableMs),
  },
});

/**
 * The page or its server cannot start. Rule TEL-4.
 *
 * @param cause `files`: the application did not come in time; `error`: its code failed; `settings`: the server's
 *   cannot be used
 */
export const failedStartEvent = (
  at: number,
  cause: 'error' | 'files' | 'settings',
): TelemetryEvent => ({
  name: 'foyer.failed_start',
  severity: 'error',
  at,
  attributes: { 'foyer.cause': cause },
});

/** The wait from a tap until the screen that it leads to can be used. */
export const stepEvent = (
  at: number,
  { from, to, waitMs }: { from: string; to: string; waitMs: number },
): TelemetryEvent => ({
  name: 'foyer.step',
  severity: 'info',
  at,
  attributes: { 'foyer.from': from, 'foyer.screen': to, 'foyer.wait_ms': Math.round(waitMs) },
});

/** A try of a call that got no answer, a refusal, or an answer that cannot be read. */
export type FailedTry = {
  readonly kind: string;
  /** The call's name in the contract. */
  readonly call: string;
  readonly status?: number;
  readonly code?: string | null;
};

/** A code is a word that the contract could list. Anything else may be somebody's words. */
const CODE = /^[A-Z][A-Z_]{1,63}$/;

export const failedCallEvent = (
  at: number,
  screen: string,
  { kind, call, status = 0, code = null }: FailedTry,
): TelemetryEvent => ({
  name: 'foyer.call_failed',
  // The server's fault and the network's; a refusal is part of the day.
  severity: kind === 'http' && status < 500 ? 'warn' : 'error',
  at,
  attributes: {
    'foyer.screen': screen,
    'foyer.call': call,
    'error.type': kind,
    'http.response.status_code': status || null,
    'foyer.code': code === null ? null : CODE.test(code) ? code : 'other',
  },
});

const MAX_PLACES = 10;

/** `at name (https://host/file.js:1:2)` of V8, and `name@https://host/file.js:1:2` of the others. */
const PLACE =
  /^\s*(?:at\s+)?(?:async\s+)?([\w$.<>]{0,60})(?:\s*\(|@|\s*)https?:\/\/[^\s?#()]*?\/([\w.-]{1,80}\.m?[jt]sx?)(?:\?[^\s:()]*)?:(\d+):(\d+)\)?$/;

/** The functions and files of a stack. The message stays out: engines quote what they could not read. */
const placesOf = (stack: string): string[] =>
  stack
    .split('\n')
    .map((line) => PLACE.exec(line))
    .filter((place) => place !== null)
    .slice(0, MAX_PLACES)
    .map(([, name, file, line, column]) => `${name || '?'} ${file}:${line}:${column}`);

/** An error that no code of the portal has expected. */
export const errorEvent = (
  at: number,
  screen: string,
  thrown: { readonly name: string; readonly stack?: string } | null,
): TelemetryEvent => {
  const type = thrown?.name ?? '';
  return {
    name: 'foyer.error',
    severity: 'error',
    at,
    attributes: {
      'foyer.screen': screen,
      'exception.type': /^\w{1,40}(?:Error|Exception)$|^Error$/.test(type) ? type : 'other',
      'exception.stacktrace': placesOf(thrown?.stack ?? '').join('\n') || null,
    },
  };
};
