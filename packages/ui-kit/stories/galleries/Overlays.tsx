import { ConfirmDialog } from '../../src/parts/dialog/ConfirmDialog';
import { ErrorDialog } from '../../src/parts/dialog/ErrorDialog';
import { MessageDialog } from '../../src/parts/dialog/MessageDialog';
import { Drawer } from '../../src/parts/drawer/Drawer';
import { Snackbar, type SnackbarType } from '../../src/parts/snackbar/Snackbar';
import { TermsReader } from '../../src/parts/terms-reader/TermsReader';
import { SideMenu } from '../samples/SideMenu';

const nothing = () => undefined;

/** Every overlay, one open at a time. */
export const overlays = {
  error: () => (
    <ErrorDialog
      open
      heading="Error"
      message="Your card was not charged. The bank did not confirm the payment in time."
      detail="Try again, or use another card."
      closeLabel="Close"
      onClose={nothing}
    />
  ),
  message: () => (
    <MessageDialog
      open
      message="Your plan starts again on 3 March."
      closeLabel="Close"
      action={{ label: 'See my plan', onAction: nothing }}
      onClose={nothing}
    />
  ),
  confirm: () => (
    <ConfirmDialog
      open
      tone="critical"
      heading="Remove Living-room TV?"
      confirmLabel="Remove it"
      cancelLabel="Keep it"
      onConfirm={nothing}
      onCancel={nothing}
    >
      <p>It goes offline at once.</p>
    </ConfirmDialog>
  ),
  terms: () => (
    <TermsReader open heading="Terms of use" closeLabel="Close" onClose={nothing}>
      <h3>1. What you may do</h3>
      <p>
        What is lawful. See also the <a href="#privacy">privacy notice</a>.
      </p>
    </TermsReader>
  ),
  drawer: () => (
    <Drawer open heading="More" closeLabel="Close" onClose={nothing}>
      <SideMenu current="My Plan" />
    </Drawer>
  ),
} as const;

const texts: Record<SnackbarType, string> = {
  success: 'Key copied. Paste it on your TV.',
  info: 'Living-room TV is online.',
  error: 'We could not save the name.',
};

/** One notice of a kind. */
export const Notice = ({ type }: { type: SnackbarType }) => (
  <Snackbar
    open
    type={type}
    text={texts[type]}
    timeout={null}
    closeLabel="Close"
    onClose={nothing}
  />
);
