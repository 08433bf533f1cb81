/** A mail: subject, paragraphs, and one link or code. */
export interface Mail {
  to: string;
  subject: string;
  paragraphs: string[];
  /** The link to press. */
  action?: { label: string; url: string };
  /** The code to type. */
  code?: string;
  /** Name of the sender: the venue. */
  from: string;
}

/** Sends mail and text messages. */
export interface MessageSender {
  sendMail(letter: Mail): Promise<void>;
  sendText(to: string, text: string): Promise<void>;
  close(): Promise<void>;
}
