import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import type { Readable } from 'node:stream';

/** A mail that the capture server received. */
export interface CapturedMail {
  recipients: string[];
  subject: string;
  text: string;
  html: string | null;
}

const readAll = async (stream: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) if (Buffer.isBuffer(chunk)) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/**
 * Starts a local SMTP server that passes each mail to `keep` and delivers none.
 * @returns its port, chosen by the system, and a function that stops it
 */
export const startMailCapture = async (
  keep: (mail: CapturedMail) => Promise<void>,
): Promise<{ port: number; close: () => Promise<void> }> => {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 1_000,
    onData: (stream, session, done) => {
      readAll(stream)
        .then(async (raw) => {
          const mail = await PostalMime.parse(raw);
          await keep({
            recipients: session.envelope.rcptTo.map(({ address }) => address),
            subject: mail.subject ?? '',
            text: mail.text ?? '',
            html: mail.html ?? null,
          });
          done();
        })
        .catch((error: unknown) => done(error instanceof Error ? error : new Error(String(error))));
    },
  });
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return { port, close: () => new Promise((resolve) => server.close(() => resolve())) };
};
