import { SNACKBAR_TIMEOUT } from '../constants/constants';
import type { Message } from '../messages/message';

export type SnackbarType = 'Error' | 'Info' | 'Success';

/** A transient notice. Opening one closes any earlier one, so there is never more than one. */
export type Snackbar = {
  readonly message: Message;
  readonly type: SnackbarType;
  /** Milliseconds; null stays until closed. */
  readonly timeout: number | null;
};

type Wanted = Pick<Snackbar, 'message'> & Partial<Pick<Snackbar, 'type' | 'timeout'>>;

/**
 * A notice with its defaults: Info, 5,000 ms. An Error without an explicit timeout never closes by
 * itself. Specification, sections 4 and 9.
 */
export const snackbar = ({ message, type = 'Info', timeout }: Wanted): Snackbar => ({
  message,
  type,
  timeout: timeout === undefined ? (type === 'Error' ? null : SNACKBAR_TIMEOUT) : timeout,
});
