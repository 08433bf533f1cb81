import type { outbox } from '../db/schema/outbox';
import { Page } from './Page';

type Message = typeof outbox.$inferSelect;

const time = (instant: number): string =>
  new Intl.DateTimeFormat('en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(instant);

const Message = ({ message }: { message: Message }) => (
  <article class="card">
    <h2>{message.kind === 'sms' ? `Text to ${message.recipient}` : message.subject}</h2>
    <p class="small">
      {message.kind === 'mail' && `To ${message.recipient}, `}
      {time(message.sentAt)}
    </p>
    <div class="row">
      {message.codes.map((code) => (
        <button type="button" class="soft" data-copy={code} aria-label={`Copy the code ${code}`}>
          {code}
        </button>
      ))}
      {message.links.map((link, index) => (
        <a class="button soft" href={link}>
          {message.links.length > 1 ? `Open link ${index + 1}` : 'Open the link'}
        </a>
      ))}
    </div>
    {message.html && (
      <details>
        <summary>See it as the person does</summary>
        <iframe
          class="mail"
          src={`/sandbox/outbox/${message.id}`}
          title={`Mail: ${message.subject}`}
          sandbox=""
          loading="lazy"
        ></iframe>
      </details>
    )}
    <details>
      <summary>{message.html ? 'Read it as plain text' : 'Read it'}</summary>
      <pre>{message.body}</pre>
    </details>
  </article>
);

/** Emails and text messages that were sent, newest first. */
export const OutboxPage = ({ messages }: { messages: readonly Message[] }) => (
  <Page title="Outbox" here="/sandbox/outbox">
    <h1>Outbox</h1>
    <p class="quiet">Emails and text messages that the backend has sent, newest first.</p>
    {messages.length === 0 && (
      <p class="card">No messages yet. Register at a venue that confirms email addresses.</p>
    )}
    {messages.map((message) => (
      <Message message={message} />
    ))}
  </Page>
);
