import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { Icon } from '../../core/icon/Icon';
import { checkIcon } from '../../core/icon/icons';
import { classes as joined } from '../../core/polymorphic/classes';
import { MuiProvider } from '../mui/MuiProvider';
import type { MenuItemSpec } from './menuItemSpec';

interface MenuListProps {
  items: readonly MenuItemSpec[];
  /** The button that the list hangs on; null while it is closed. */
  anchor: HTMLElement | null;
  labelledBy: string;
  onSelect: (id: string) => void;
  onClose: () => void;
}

const classes = ({ selected, critical }: MenuItemSpec) =>
  joined('fp-menu-item', selected && 'fp-menu-item-selected', critical && 'fp-menu-item-critical');

const MenuList = ({ items, anchor, labelledBy, onSelect, onClose }: MenuListProps) => {
  const choose = (id: string) => {
    onClose();
    onSelect(id);
  };
  return (
    <MuiProvider>
      <MuiMenu
        className="fp-menu"
        open={anchor !== null}
        anchorEl={anchor}
        onClose={onClose}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': labelledBy } }}
      >
        {items.map((item) => (
          <MenuItem
            key={item.id}
            className={classes(item)}
            lang={item.lang}
            disabled={item.disabled ?? false}
            role={item.selected === undefined ? 'menuitem' : 'menuitemradio'}
            aria-checked={item.selected}
            autoFocus={item.selected ?? false}
            onClick={() => choose(item.id)}
          >
            {item.icon}
            <span className="fp-menu-text">{item.label}</span>
            {item.selected && <Icon of={checkIcon} size={20} />}
          </MenuItem>
        ))}
      </MuiMenu>
    </MuiProvider>
  );
};

// The default export is what `lazy` asks for.
export default MenuList;
