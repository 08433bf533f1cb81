import { createServer } from 'node:net';
import { UserError } from './UserError.mjs';

const sentences = {
  EADDRINUSE: (port) =>
    `Port ${port} is taken by another program: stop that program, or choose two other ports in a row with PORT=4100 npm start.`,
  EACCES: (port) =>
    `Port ${port} may not be opened by this user: choose others with PORT=4100 npm start.`,
};

/**
 * Foyer serves on two ports in a row: its own, and the card provider's on the next.
 *
 * @param {string} [wanted] the PORT variable; 4000 when it is not set
 * @returns {Promise<number>} the first of the two
 * @throws {UserError} when PORT is not a port number, or when either port cannot be opened
 */
export async function checkPorts(wanted = '') {
  const first = wanted === '' ? 4000 : Number(wanted);
  if (!Number.isInteger(first) || first < 1 || first > 65_534) {
    throw new UserError(`PORT must be a whole number from 1 to 65534, and it is "${wanted}".`);
  }
  for (const port of [first, first + 1]) {
    await tryPort(port);
    await tryPort(port, '127.0.0.1');
  }
  return first;
}

/** Opens a port for a moment. @param {number} port @param {string} [host] every address when missing */
function tryPort(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error) => {
      const sentence = sentences[error.code];
      reject(sentence ? new UserError(sentence(port)) : error);
    });
    server.listen({ port, host }, () => server.close(() => resolve()));
  });
}
