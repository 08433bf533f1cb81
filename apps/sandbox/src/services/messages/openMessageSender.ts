import nodemailer from 'nodemailer';
import type { SandboxClock } from '../clock/SandboxClock';
import type { Db } from '../../db/openDatabase';
import { saveMessage } from './saveMessage';
import type { Mail, MessageSender } from './MessageSender';
import { startMailCapture } from './startMailCapture';
import { mailHtml, mailText } from './renderMail';

const address = (from: string) => ({
  name: from.replace(/[\r\n"]/g, ''),
  address: 'no-reply@foyer.example',
});

/** How long an operator's mail server may take, in milliseconds. The library waits for ten minutes, and so would a stop. */
const SERVER_LIMITS = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/**
 * Creates the sender of messages. Mail goes over SMTP to the given server, or to the built-in
 * capture server, which stores it in the outbox. Text messages go to the outbox.
 * @param smtpUrl for example `smtp://mail.example.com:587`; null for the capture server
 */
export const openMessageSender = async (
  db: Db,
  clock: SandboxClock,
  smtpUrl: string | null,
): Promise<MessageSender> => {
  const capture = await startMailCapture(async ({ recipients, subject, text, html }) => {
    for (const recipient of recipients)
      await saveMessage(db, clock, { kind: 'mail', recipient, subject, body: text, html });
  });
  const transport = smtpUrl
    ? nodemailer.createTransport({ url: smtpUrl, ...SERVER_LIMITS })
    : nodemailer.createTransport({
        host: '127.0.0.1',
        port: capture.port,
        ignoreTLS: true,
        pool: true,
      });
  return {
    sendMail: async (letter: Mail) => {
      await transport.sendMail({
        from: address(letter.from),
        // An object, because a text would be read as a list of addresses with names.
        to: { name: '', address: letter.to },
        ...(letter.id && { messageId: `<${letter.id}@foyer.example>` }),
        subject: letter.subject,
        text: mailText(letter),
        html: mailHtml(letter),
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    sendText: (to, text) =>
      saveMessage(db, clock, { kind: 'sms', recipient: to, subject: '', body: text, html: null }),
    close: async () => {
      transport.close();
      await capture.close();
    },
  };
};
