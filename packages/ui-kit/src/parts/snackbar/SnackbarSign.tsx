import { Icon } from '../../core/icon/Icon';
import { checkIcon, infoIcon, warningIcon } from '../../core/icon/icons';
import type { SnackbarType } from './snackbarType';

const signs = { success: checkIcon, info: infoIcon, error: warningIcon } as const;

/** The round sign at the start of a notice; the text says the same, so it is decoration. */
export const SnackbarSign = ({ type }: { type: SnackbarType }) => (
  <span className={`fp-snackbar-sign fp-snackbar-${type}`}>
    <Icon of={signs[type]} size={20} />
  </span>
);
