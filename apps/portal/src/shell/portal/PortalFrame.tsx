import { IconButton, Logo, NavItem, PersonLine, PortalLayout } from '@foyer/ui-kit/core';
import { leaveIcon } from '@foyer/ui-kit/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useBrand } from '~/shell/site/useBrand';
import { HelpRow } from './menu/help/HelpRow';
import { BottomTabs } from './menu/BottomTabs';
import { LanguageRow } from './menu/LanguageRow';
import { SecondaryMenuItem } from './menu/SecondaryMenuItem';
import { menuIcons } from './menu/menuIcons';
import { usePortalMenu } from './menu/usePortalMenu';
import { useSecondaryLinks } from './menu/useSecondaryLinks';
import { useLogOut } from '~/shell/log-out/useLogOut';

/** The frame of the logged-in portal's pages: menu and log-out. It stays while the pages change. */
const PortalFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('common');
  const brand = useBrand();
  return (
    <PortalLayout
      logo={<Logo name={brand.name} {...(brand.image && { image: brand.image })} />}
      menuLabel={t('menu.label')}
      menu={<SideMenu />}
      menuFoot={<MenuFooter />}
      tabs={<BottomTabs />}
    >
      {children}
    </PortalLayout>
  );
};

const SideMenu = () =>
  usePortalMenu().map(({ id, to, name, isCurrent }) => (
    <NavItem key={id} as={Link} to={to} icon={menuIcons[id]} current={isCurrent}>
      {name}
    </NavItem>
  ));

const MenuFooter = () => {
  const { t } = useTranslation('common');
  const links = useSecondaryLinks();
  const { person, logOut, isLoggingOut } = useLogOut();
  return (
    <>
      {links.map((link) => (
        <SecondaryMenuItem key={link.id} link={link} />
      ))}
      <HelpRow />
      <LanguageRow />
      {person && (
        <PersonLine
          initials={person.initials}
          name={person.name}
          place={person.place}
          end={
            <IconButton
              icon={leaveIcon}
              label={t('logOut')}
              aria-busy={isLoggingOut}
              onClick={logOut}
            />
          }
        />
      )}
    </>
  );
};

export default PortalFrame;
