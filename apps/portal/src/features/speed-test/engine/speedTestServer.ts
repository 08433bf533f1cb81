import type { Transfer } from '@foyer/domain';

/** The venue's own server, so that the test measures its network and no other. */
const BASE = '/speed-test';
/** The most bytes in one request. */
export const MAX_BYTES = 25_000_000;
/** A shorter sample says more about the clock than about the network. */
const SAMPLE_MS = 60;

/** Receives each sample of a transfer. */
type Listener = (sample: Transfer) => void;

/** The server that a speed test measures against. */
export interface SpeedTestServer {
  /** The round trip of an empty answer, in milliseconds. */
  ping: (signal: AbortSignal) => Promise<number>;
  download: (bytes: number, onSample: Listener, signal: AbortSignal) => Promise<void>;
  upload: (bytes: number, onSample: Listener, signal: AbortSignal) => Promise<void>;
}

/** Cuts a transfer into samples, by the bytes that have moved so far. */
const sampler = (onSample: Listener) => {
  let since = performance.now();
  let reported = 0;
  return (moved: number, isEnd = false): void => {
    const ms = performance.now() - since;
    // At the end the time counts also without more bytes: a phone takes a body at once, and sends it slowly.
    if (isEnd ? moved === reported && ms < SAMPLE_MS : moved === reported || ms < SAMPLE_MS) return;
    onSample({ bytes: moved - reported, ms });
    since += ms;
    reported = moved;
  };
};

const ping = async (down: string, signal: AbortSignal): Promise<number> => {
  const from = performance.now();
  const answer = await fetch(`${down}?bytes=0&at=${from}`, { signal, cache: 'no-store' });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The speed test server answered ${answer.status}.`);
  return performance.now() - from;
};

const download = async (
  down: string,
  bytes: number,
  onSample: Listener,
  signal: AbortSignal,
): Promise<void> => {
  const answer = await fetch(`${down}?bytes=${bytes}`, { signal, cache: 'no-store' });
  if (!answer.ok || !answer.body)
    throw new Error(`The speed test server answered ${answer.status}.`);
  const reader = answer.body.getReader();
  const report = sampler(onSample);
  let moved = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    moved += value.byteLength;
    report(moved);
  }
  report(moved, true);
};

/** Uses XMLHttpRequest, because fetch does not report the progress of an upload. */
const upload = (
  up: string,
  bytes: number,
  onSample: Listener,
  signal: AbortSignal,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const report = sampler(onSample);
    const fail = () => reject(new Error('The upload did not arrive.'));
    const stop = () => request.abort();
    request.open('POST', up);
    request.upload.onprogress = ({ loaded }) => report(loaded);
    request.onload = () => {
      signal.removeEventListener('abort', stop);
      if (request.status >= 400) return fail();
      report(bytes, true);
      resolve();
    };
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', stop);
    request.send(new Blob([new Uint8Array(bytes)]));
  });

/** The servers that a speed test can use. Replaced in tests, which transfer no bytes. */
export const speedTestServers = {
  /** @param base the configuration's `speedTestBase` */
  at: (base: string | null): SpeedTestServer => {
    const server = (base ?? BASE).replace(/\/+$/, '');
    return {
      ping: (signal) => ping(`${server}/down`, signal),
      download: (...given) => download(`${server}/down`, ...given),
      upload: (...given) => upload(`${server}/up`, ...given),
    };
  },
};
