/** A mail as the backend writes it: a heading, paragraphs, and one link or code that matters. */
export interface Mail {
  to: string;
  subject: string;
  paragraphs: string[];
  /** The one thing to press. */
  action?: { label: string; url: string };
  /** The one thing to type. */
  code?: string;
  /** Who it is from: the venue's name. */
  from: string;
}

/** Sends mail and text messages. */
export interface MessageSender {
  sendMail(letter: Mail): Promise<void>;
  sendText(to: string, text: string): Promise<void>;
  close(): Promise<void>;
}
