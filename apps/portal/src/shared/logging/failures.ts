import type { FailedTry } from '@foyer/domain';
import { createQueue } from './createQueue';

/** A failure that telemetry counts: a try of a call, or an error that no code has expected. */
export interface Failure {
  failedTry?: FailedTry;
  thrown?: unknown;
  at: number;
  /** The path of the page on which it happened. */
  path: string;
}

/** Failures that are kept until telemetry has loaded. */
const MAX_QUEUED = 20;

/** Failures wait until telemetry has loaded, which happens only where it is configured. Rule TEL-1. */
export const failures = createQueue<Failure>(MAX_QUEUED);

export const noteFailure = (what: Pick<Failure, 'failedTry' | 'thrown'>): void =>
  failures.add({ ...what, at: Date.now(), path: window.location.hash.slice(1) });

const noteUncaught = (event: ErrorEvent | PromiseRejectionEvent): void =>
  noteFailure({ thrown: 'reason' in event ? event.reason : event.error });

/** Notes the errors that reach the window. @returns stops it */
export const noteUncaughtErrors = (): (() => void) => {
  window.addEventListener('error', noteUncaught);
  window.addEventListener('unhandledrejection', noteUncaught);
  return () => {
    window.removeEventListener('error', noteUncaught);
    window.removeEventListener('unhandledrejection', noteUncaught);
  };
};
