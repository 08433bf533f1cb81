import type { MessageKey } from './messageKeys';

/**
 * A text for the user: a key of the portal's translations with its values (`count` chooses the
 * plural, a list is a choice: "a or b"), or the words of the server or the operator.
 */
export type Message<K extends string = string> = KeyMessage<K> | TextMessage;

export type KeyMessage<K extends string = string> = {
  readonly key: K;
  readonly values?: Readonly<Record<string, string | number | readonly string[]>>;
};

export type TextMessage = { readonly text: string };

/** A message of the domain: its key is one of `messageKeys`. */
export type DomainMessage = Message<MessageKey>;
export type DomainKeyMessage = KeyMessage<MessageKey>;
