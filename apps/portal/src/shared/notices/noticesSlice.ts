import { SNACKBAR_TIMEOUT } from '@foyer/domain';
import { createAction, type UnknownAction } from '@reduxjs/toolkit';

export type SnackbarType = 'Error' | 'Info' | 'Success';

export interface SnackbarState {
  /** Increases with each snackbar, so that the same text twice counts as two notices. */
  id: number;
  text: string;
  type: SnackbarType;
  /** Milliseconds until it closes; null keeps it open until the user closes it. */
  timeout: number | null;
}

/** The state behind the message dialog (rule SHELL-3). */
export interface ModalState {
  isVisible: boolean;
  message: string;
  actionLabel: string | null;
  /** The name of an action in `modalActions`. */
  action: string | null;
  showClose: boolean;
  /** The text of the close button, where it is not "Close". */
  closeLabel?: string;
}

/** What did not succeed; the error dialog about it closes once it does. Rule ERR-23. */
export type Outage = 'siteInfo' | 'deviceNotices' | 'dismissal';

export interface NoticesState {
  error: { isErrorShow: boolean; errorMessage: string; about: Outage | null };
  modal: ModalState;
  snackbar: SnackbarState | null;
}

const closedModal: ModalState = {
  isVisible: false,
  message: '',
  actionLabel: null,
  action: null,
  showClose: true,
};

const initialState: NoticesState = {
  error: { isErrorShow: false, errorMessage: '', about: null },
  modal: closedModal,
  snackbar: null,
};

let lastId = 0;

export const errorShown = createAction(
  'notices/errorShown',
  (errorMessage: string, about: Outage | null = null) => ({ payload: { errorMessage, about } }),
);
/** What an open error dialog is about has loaded. */
export const outageEnded = createAction<Outage>('notices/outageEnded');
export const errorClosed = createAction('notices/errorClosed');
/** Opens the message dialog. A dialog without an action always has Close, so that people can leave it. */
export const modalShown = createAction(
  'notices/modalShown',
  ({ showClose = true, ...wanted }: Partial<ModalState> & { message: string }) => ({
    payload: { ...wanted, showClose: showClose || !wanted.action },
  }),
);
export const modalClosed = createAction('notices/modalClosed');

type SnackbarOptions = Pick<SnackbarState, 'text'> &
  Partial<Pick<SnackbarState, 'type' | 'timeout'>>;

/** The type is Info by default. An Error without a timeout stays until the user closes it. */
export const snackbarOpened = createAction(
  'notices/snackbarOpened',
  ({
    text,
    type = 'Info',
    timeout = type === 'Error' ? null : SNACKBAR_TIMEOUT,
  }: SnackbarOptions) => ({ payload: { id: ++lastId, text, type, timeout } }),
);
export const snackbarClosed = createAction('notices/snackbarClosed');

/**
 * The global error dialog, the message dialog and the snackbar (rule SHELL-3). Opening one closes
 * any earlier one of its kind.
 */
const reducer = (state = initialState, action: UnknownAction): NoticesState => {
  if (errorShown.match(action))
    return { ...state, error: { isErrorShow: true, ...action.payload } };
  if (outageEnded.match(action) && state.error.about !== action.payload) return state;
  if (errorClosed.match(action) || outageEnded.match(action))
    return { ...state, error: initialState.error };
  if (modalShown.match(action))
    return { ...state, modal: { ...closedModal, ...action.payload, isVisible: true } };
  if (modalClosed.match(action)) return { ...state, modal: closedModal };
  if (snackbarOpened.match(action)) return { ...state, snackbar: action.payload };
  if (snackbarClosed.match(action)) return { ...state, snackbar: null };
  return state;
};

/** A plain reducer keeps Immer out of the first page's code. */
export const noticesSlice = { reducerPath: 'notices', reducer } as const;
