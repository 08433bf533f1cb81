import type { Message } from '../messages/message';

/** The global error dialog: open while there is something to say. Specification, section 3. */
export type GlobalError = { readonly isErrorShow: boolean; readonly errorMessage: Message | null };

/** The global message dialog. Specification, section 3. `action` names what the portal runs. */
export type MessageDialog = {
  readonly isVisible: boolean;
  readonly message: Message | null;
  readonly actionLabel: Message | null;
  readonly action: string | null;
  readonly showClose: boolean;
};

/** No error: what closing the dialog returns to. */
export const noError: GlobalError = { isErrorShow: false, errorMessage: null };

export const globalError = (errorMessage: Message): GlobalError => ({
  isErrorShow: true,
  errorMessage,
});

/** No message: what closing the dialog or running its action returns to. */
export const noMessage: MessageDialog = {
  isVisible: false,
  message: null,
  actionLabel: null,
  action: null,
  showClose: true,
};

/** A message that can be closed, unless there is an action and closing is switched off. */
export const messageDialog = (
  wanted: Partial<Omit<MessageDialog, 'isVisible'>> & { readonly message: Message },
): MessageDialog => {
  const dialog = { ...noMessage, ...wanted, isVisible: true };
  return { ...dialog, showClose: dialog.showClose || dialog.action === null };
};
