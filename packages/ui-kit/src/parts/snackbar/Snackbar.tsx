import MuiSnackbar from '@mui/material/Snackbar';
import Fade, { type FadeProps } from '@mui/material/Fade';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../core/icon/Icon';
import { checkIcon, closeIcon, infoIcon, warningIcon } from '../../core/icon/icons';
import { IconButton } from '../../core/icon-button/IconButton';
import { MuiProvider } from '../mui/MuiProvider';
import './Snackbar.css';

export type SnackbarType = 'error' | 'info' | 'success';

export interface SnackbarProps {
  open: boolean;
  /** One short sentence. */
  text: string;
  /** Default: `info`. */
  type?: SnackbarType;
  /** Milliseconds until it closes; null keeps it open until the user closes it. */
  timeout: number | null;
  closeLabel: string;
  /** Called when the timeout has passed, on Escape, and by the close button. */
  onClose: () => void;
}

const icons = { success: checkIcon, info: infoIcon, error: warningIcon } as const;

/** A fade. MUI passes a direction, which would become an attribute of the element. */
const FadeTransition = (props: FadeProps) => {
  const fade = { ...props, direction: undefined };
  return <Fade {...fade} />;
};

const onVisibility = (changed: () => void): (() => void) => {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
};

const isHidden = (): boolean => document.hidden;

/**
 * A short notice at the bottom of the screen. Its timer pauses while the pointer or the focus is on
 * it, and while the tab is hidden. A screen reader announces errors at once and the other types when
 * it is idle.
 */
export const Snackbar = ({
  open,
  text,
  type = 'info',
  timeout,
  closeLabel,
  onClose,
}: SnackbarProps) => {
  const hidden = useSyncExternalStore(onVisibility, isHidden);
  return (
    <MuiProvider>
      <MuiSnackbar
        className="fp-snackbar"
        open={open}
        autoHideDuration={hidden ? null : timeout}
        // A frame that takes the focus, such as the card form, looks like a window in the background.
        disableWindowBlurListener
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slots={{ transition: FadeTransition }}
        onClose={(_, reason) => {
          if (reason !== 'clickaway') onClose();
        }}
      >
        <div className="fp-snackbar-bar" role={type === 'error' ? 'alert' : 'status'}>
          <span className={`fp-snackbar-sign fp-snackbar-${type}`}>
            <Icon of={icons[type]} size={20} />
          </span>
          <p>{text}</p>
          <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
        </div>
      </MuiSnackbar>
    </MuiProvider>
  );
};
