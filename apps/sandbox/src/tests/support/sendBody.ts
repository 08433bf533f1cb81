import { request } from 'node:http';

/**
 * Posts a body in pieces until the server answers.
 * @param announced sends the length first
 * @returns the status, which is 0 if the server broke the connection, and how many bytes were sent
 */
export const sendBody = (
  url: string,
  bytes: number,
  announced: boolean,
): Promise<{ status: number; sent: number }> =>
  new Promise((resolve) => {
    let sent = 0;
    const headers = announced ? { 'content-length': String(bytes) } : {};
    const asked = request(url, { method: 'POST', headers }, ({ statusCode = 0 }) => {
      resolve({ status: statusCode, sent });
      asked.destroy();
    });
    asked.on('error', () => resolve({ status: 0, sent }));
    const piece = Buffer.alloc(64 * 1024, 'a');
    const push = () => {
      if (sent >= bytes) {
        asked.end();
        return;
      }
      sent += piece.length;
      asked.write(piece, () => setImmediate(push));
    };
    push();
  });
