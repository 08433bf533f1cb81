import { NavItem } from '@foyer/ui-kit/core';
import { moreIcon } from '@foyer/ui-kit/icons';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { SheetLoadError } from './SheetLoadError';
import { menuIcons } from './menuIcons';
import { usePortalMenu } from './usePortalMenu';

const MoreDrawer = lazyComponent(() => import('./MoreDrawer'), {
  failed: (props) => <SheetLoadError {...props} says="moreFailed" />,
});

/** Menu items that fit in a phone's bottom bar beside "More". */
const MAX_TABS = 4;

/** A phone's bottom bar: the first menu items, and the others under More. */
export const BottomTabs = () => {
  const { t } = useTranslation('portal');
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const items = usePortalMenu();
  const rest = items.slice(MAX_TABS);
  const open = (): void => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      {items.slice(0, MAX_TABS).map(({ id, to, shortName, isCurrent }) => (
        <NavItem key={id} as={Link} to={to} icon={menuIcons[id]} current={isCurrent}>
          {shortName}
        </NavItem>
      ))}
      <NavItem
        as="button"
        icon={moreIcon}
        current={rest.some(({ isCurrent }) => isCurrent)}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={() => void MoreDrawer.load()}
        onClick={open}
      >
        {t('more')}
      </NavItem>
      {wasOpened && <MoreDrawer open={isOpen} items={rest} onClose={() => setOpen(false)} />}
    </>
  );
};
