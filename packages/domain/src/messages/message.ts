import type { MessageKey } from './messageKeys';

/**
 * A text for the user: a key of the portal's translations with its values (`count` chooses the
 * plural, a list is a choice: "a or b"), or the words of the server or the operator.
 */
export type Message = KeyMessage | TextMessage;

export type KeyMessage = {
  readonly key: MessageKey;
  readonly values?: Readonly<Record<string, string | number | readonly string[]>>;
};

export type TextMessage = { readonly text: string };
