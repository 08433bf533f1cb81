import type { Transfer } from '@foyer/domain';

/** Where the bytes come from and go to: this venue's own, so that its network is measured and no other. */
const DOWN = '/speed-test/down';
const UP = '/speed-test/up';
/** What the far end takes in one go. */
export const MOST_BYTES = 25_000_000;
/** Stretches shorter than this say more about the clock than about the network. */
const STRETCH_MS = 60;

/** Hears what moved, stretch by stretch. */
type Listener = (stretch: Transfer) => void;

/** The other side of a speed test. */
export interface FarEnd {
  /** How long an answer with nothing in it takes, in milliseconds. */
  ping: (signal: AbortSignal) => Promise<number>;
  download: (bytes: number, hear: Listener, signal: AbortSignal) => Promise<void>;
  upload: (bytes: number, hear: Listener, signal: AbortSignal) => Promise<void>;
}

/** Cuts a transfer into stretches, by how many bytes have moved so far. */
const stretches = (hear: Listener) => {
  let at = performance.now();
  let counted = 0;
  return (moved: number, isEnd = false): void => {
    const ms = performance.now() - at;
    if (moved === counted || (ms < STRETCH_MS && !isEnd)) return;
    hear({ bytes: moved - counted, ms });
    at += ms;
    counted = moved;
  };
};

const ping: FarEnd['ping'] = async (signal) => {
  const from = performance.now();
  const answer = await fetch(`${DOWN}?bytes=0&at=${from}`, { signal, cache: 'no-store' });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`The far end answered ${answer.status}.`);
  return performance.now() - from;
};

const download: FarEnd['download'] = async (bytes, hear, signal) => {
  const answer = await fetch(`${DOWN}?bytes=${bytes}`, { signal, cache: 'no-store' });
  if (!answer.ok || !answer.body) throw new Error(`The far end answered ${answer.status}.`);
  const reader = answer.body.getReader();
  const count = stretches(hear);
  let moved = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    moved += value.byteLength;
    count(moved);
  }
  count(moved, true);
};

/** Sent by the older interface, the only one that tells how an upload gets on. */
const upload: FarEnd['upload'] = (bytes, hear, signal) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const count = stretches(hear);
    const fail = () => reject(new Error('The upload did not arrive.'));
    const stop = () => request.abort();
    request.open('POST', UP);
    request.upload.onprogress = ({ loaded }) => count(loaded);
    request.onload = () => {
      signal.removeEventListener('abort', stop);
      if (request.status >= 400) return fail();
      count(bytes, true);
      resolve();
    };
    request.onerror = fail;
    request.onabort = fail;
    signal.addEventListener('abort', stop);
    request.send(new Blob([new Uint8Array(bytes)]));
  });

export const farEnd: FarEnd = { ping, download, upload };
