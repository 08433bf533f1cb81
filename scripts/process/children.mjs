import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** How long a child may take to stop after it was asked, in milliseconds. */
const patience = 10_000;

const live = new Set();
/** @type {NodeJS.Signals | null} */
let stopSignal = null;

/**
 * Starts a program at the head of a process group of its own, so that whatever it starts can be
 * stopped with it and so that Ctrl-C reaches it once, through us, and not twice.
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

/** Sends a signal to a child and to everything that it started. @param {import('node:child_process').ChildProcess} child @param {NodeJS.Signals} signal */
export function signalGroup(child, signal) {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Stops everything that was started; what does not stop in time is killed. @param {NodeJS.Signals} signal the reason */
export function stopChildren(signal) {
  if (stopSignal) return;
  stopSignal = signal;
  if (live.size === 0) process.exit(exitCodeOf(signal));
  for (const child of live) signalGroup(child, 'SIGTERM');
  setTimeout(() => {
    for (const child of live) signalGroup(child, 'SIGKILL');
  }, patience).unref();
}

/** The signal that asked us to stop, if one did. */
export const stoppedBy = () => stopSignal;

/** The exit code that a shell gives a program ended by this signal. @param {NodeJS.Signals} signal */
export const exitCodeOf = (signal) => 128 + constants.signals[signal];

/** Ctrl-C, SIGTERM and a closed terminal stop everything that was started. */
export function stopOnSignals() {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => stopChildren(signal));
  }
}
