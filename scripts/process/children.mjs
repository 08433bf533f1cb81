import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Milliseconds that a child has to stop before it is killed. */
const stopTimeout = 10_000;

const live = new Set();
/** @type {NodeJS.Signals | null} */
let stopSignal = null;

/**
 * Starts a program in its own process group, so that we can stop it together with its children, and
 * so that Ctrl-C reaches it once, from us, and not twice.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function startChild(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true });
  live.add(child);
  child.once('close', () => live.delete(child));
  child.once('error', () => live.delete(child));
  return child;
}

/** Sends a signal to a child and its own children. @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
export function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Stops every child, and kills those that do not stop in time. @param {NodeJS.Signals} signal the reason */
export function stopChildren(signal) {
  if (stopSignal) return;
  stopSignal = signal;
  if (live.size === 0) process.exit(exitCodeOf(signal));
  for (const child of live) signalGroup(child, 'SIGTERM');
  setTimeout(() => {
    for (const child of live) signalGroup(child, 'SIGKILL');
  }, stopTimeout).unref();
}

/** The signal that asked us to stop, if one did. */
export const stoppedBy = () => stopSignal;

/** The exit code that a shell gives a program ended by this signal. @param {NodeJS.Signals} signal */
export const exitCodeOf = (signal) => 128 + constants.signals[signal];

/** Stops every child on Ctrl-C, on SIGTERM and when the terminal closes. */
export function stopOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => stopChildren(signal));
  }
}
