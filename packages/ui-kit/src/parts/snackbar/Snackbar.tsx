import MuiSnackbar from '@mui/material/Snackbar';
import Fade, { type FadeProps } from '@mui/material/Fade';
import { closeIcon } from '../../core/icon/icons';
import { IconButton } from '../../core/icon-button/IconButton';
import './Snackbar.css';
import { SnackbarSign } from './SnackbarSign';
import type { SnackbarType } from './snackbarType';

export interface SnackbarProps {
  open: boolean;
  /** One short sentence. */
  text: string;
  /** 'info' unless told (specification, section 9). */
  type?: SnackbarType;
  /** Milliseconds until it closes; null keeps it open until the user closes it. */
  timeout: number | null;
  closeLabel: string;
  /** Called when its time is over, on Escape, and by its close button. */
  onClose: () => void;
}

/** A plain fade; the direction that the library hands on would end up in the page. */
const Appear = (props: FadeProps) => {
  const fade = { ...props, direction: undefined };
  return <Fade {...fade} />;
};

/**
 * A transient notice at the foot of the screen. Its time stands still while it is pointed at or
 * focused, and while the window is in the background. Errors interrupt a screen reader, the others
 * wait their turn.
 */
export const Snackbar = ({
  open,
  text,
  type = 'info',
  timeout,
  closeLabel,
  onClose,
}: SnackbarProps) => (
  <MuiSnackbar
    className="fp-snackbar"
    open={open}
    autoHideDuration={timeout}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
    slots={{ transition: Appear }}
    onClose={(_, reason) => {
      if (reason !== 'clickaway') onClose();
    }}
  >
    <div className="fp-snackbar-bar" role={type === 'error' ? 'alert' : 'status'}>
      <SnackbarSign type={type} />
      <p>{text}</p>
      <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
    </div>
  </MuiSnackbar>
);
