import MuiDrawer from '@mui/material/Drawer';
import { type ReactNode, useId } from 'react';
import { Heading } from '../../core/heading/Heading';
import { closeIcon } from '../../core/icon/icons';
import { IconButton } from '../../core/icon-button/IconButton';
import { MuiProvider } from '../mui/MuiProvider';
import './Drawer.css';

export interface DrawerProps {
  open: boolean;
  /** Called on Escape, on a press outside and by the close button. */
  onClose: () => void;
  heading: string;
  closeLabel: string;
  /** The edge of the screen that it opens from; 'bottom' suits a phone. */
  side?: 'bottom' | 'start' | 'end';
  children: ReactNode;
}

const anchors = { bottom: 'bottom', start: 'left', end: 'right' } as const;

/** A sheet over the page: more menu items, filters, details. */
export const Drawer = (props: DrawerProps) => {
  const { open, onClose, heading, closeLabel, side = 'bottom', children } = props;
  const headingId = useId();
  return (
    <MuiProvider>
      <MuiDrawer
        className="fp-drawer"
        open={open}
        onClose={onClose}
        anchor={anchors[side]}
        slotProps={{
          paper: {
            className: `fp-drawer-sheet fp-drawer-${side}`,
            'aria-labelledby': headingId,
            elevation: 0,
          },
        }}
      >
        <div className="fp-drawer-head">
          <Heading level={2} id={headingId}>
            {heading}
          </Heading>
          <IconButton icon={closeIcon} label={closeLabel} onClick={onClose} />
        </div>
        {children}
      </MuiDrawer>
    </MuiProvider>
  );
};
