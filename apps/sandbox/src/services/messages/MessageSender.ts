/** A named value in a mail, such as the price of an order. */
export interface MailFact {
  label: string;
  value: string;
}

/** A mail: subject, paragraphs, facts, and one link or code. */
export interface Mail {
  to: string;
  subject: string;
  paragraphs: string[];
  /** A table below the paragraphs. */
  facts?: MailFact[];
  /** The link to press. */
  action?: { label: string; url: string };
  /** The code to type. */
  code?: string;
  /** Texts below everything else, each under its title: the right to withdraw from an order, and its terms. */
  appendices?: readonly { title: string; text: string }[];
  /** Names the mail, so that a mail program shows one that was sent twice once. */
  id?: string;
  /** Name of the sender: the venue. */
  from: string;
  /** The venue's theme, whose brand the mail wears. */
  theme: string;
  /** The venue's phone number and email address, where it has them. */
  help: readonly { text: string; href: string }[];
}

/** Sends mail and text messages. */
export interface MessageSender {
  sendMail(letter: Mail): Promise<void>;
  sendText(to: string, text: string): Promise<void>;
  close(): Promise<void>;
}
