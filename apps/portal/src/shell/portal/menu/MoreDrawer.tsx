import { NavItem, PersonLine, Stack } from '@foyer/ui-kit/core';
import { leaveIcon } from '@foyer/ui-kit/icons';
import { Drawer } from '@foyer/ui-kit/parts';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useLogOut } from '~/shell/log-out/useLogOut';
import { HelpRow } from './help/HelpRow';
import { LanguageRow } from './LanguageRow';
import { SecondaryMenuItem } from './SecondaryMenuItem';
import { menuIcons } from './menuIcons';
import { useSecondaryLinks } from './useSecondaryLinks';
import type { PortalMenuItem } from './usePortalMenu';

interface MoreDrawerProps {
  open: boolean;
  items: readonly PortalMenuItem[];
  onClose: () => void;
}

/** A phone's menu behind More: the remaining menu items, help and log-out. */
const MoreDrawer = ({ open, items, onClose }: MoreDrawerProps) => {
  const { t } = useTranslation('portal');
  const links = useSecondaryLinks();
  const { person, logOut } = useLogOut();
  return (
    <Drawer open={open} onClose={onClose} heading={t('moreHeading')} closeLabel={t('common:close')}>
      <Stack gap={4}>
        {person && (
          <PersonLine initials={person.initials} name={person.name} place={person.place} />
        )}
        {items.map(({ id, to, name, isCurrent }) => (
          <NavItem
            key={id}
            as={Link}
            to={to}
            icon={menuIcons[id]}
            current={isCurrent}
            onClick={onClose}
          >
            {name}
          </NavItem>
        ))}
        {links.map((link) => (
          <SecondaryMenuItem key={link.id} link={link} onNavigate={onClose} />
        ))}
        <HelpRow />
        <LanguageRow />
        <NavItem as="button" icon={leaveIcon} onClick={logOut}>
          {t('common:logOut')}
        </NavItem>
      </Stack>
    </Drawer>
  );
};

export default MoreDrawer;
