import type { MessageKey } from './messageKeys';

/**
 * Something to say to a person: the key of a text in the portal's translation files with the values
 * it takes (`count` chooses the plural), or words that come from the server or the operator.
 */
export type Message<K extends string = string> = KeyMessage<K> | TextMessage;

export type KeyMessage<K extends string = string> = {
  readonly key: K;
  readonly values?: Readonly<Record<string, string | number>>;
};

export type TextMessage = { readonly text: string };

/** A message of this package: its key is one of `messageKeys`. */
export type DomainMessage = Message<MessageKey>;
export type DomainKeyMessage = KeyMessage<MessageKey>;
