import { isHolidayParkStyled, menuItems, type MenuItem, type MenuItemId } from '@foyer/domain';
import {
  IconButton,
  Logo,
  NavItem,
  PersonLine,
  PortalLayout,
  type IconShape,
} from '@foyer/ui-kit/core';
import {
  devicesIcon,
  homeIcon,
  leaveIcon,
  receiptIcon,
  shieldIcon,
  ticketIcon,
  userIcon,
  wifiIcon,
} from '@foyer/ui-kit/icons';
import { useContext, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { KnownRoutes } from '~/platform/routing/KnownRoutes';
import { useUsable } from '~/platform/routing/usable';
import { useScreenTitle } from '~/platform/routing/useScreenTitle';
import { selectRouteFacts } from '~/platform/session/selectRouteFacts';
import { useBrand } from '~/platform/site/useBrand';
import { useAppStore } from '~/platform/store/hooks';
import { useLogOut } from './useLogOut';

interface PortalScreenProps {
  /** The page's name, for the bar and the tab. */
  title: string;
  /** The page opens with its own hero, which has the `h1`. */
  onHero?: boolean;
  children: ReactNode;
}

const icons: Record<MenuItemId, IconShape> = {
  dashboard: homeIcon,
  devices: devicesIcon,
  plan: wifiIcon,
  choosePlan: ticketIcon,
  billing: receiptIcon,
  account: userIcon,
  preferences: shieldIcon,
};

/** As many places as fit in a phone's bottom bar. */
const TABS = 5;

/** A page of the logged-in portal: the menu by its rules, and the person with the way out. */
export const PortalScreen = ({ title, onHero = false, children }: PortalScreenProps) => {
  const { t } = useTranslation('common');
  const brand = useBrand();
  const { pathname } = useLocation();
  const items = useMenu();
  const { person, logOut } = useLogOut();
  useScreenTitle(title);
  useUsable(true);
  const places = (labelOf: (item: MenuItem) => string) => (item: MenuItem) => (
    <NavItem
      key={item.id}
      as={Link}
      to={item.to}
      icon={icons[item.id]}
      current={item.to === pathname}
    >
      {labelOf(item)}
    </NavItem>
  );
  return (
    <PortalLayout
      title={title}
      onHero={onHero}
      logo={<Logo name={brand.name} {...(brand.image && { image: brand.image })} />}
      menuLabel={t('menu.label')}
      menu={items.map(places(({ label }) => t(label)))}
      menuFoot={
        person && (
          <PersonLine
            initials={person.initials}
            name={person.name}
            place={person.place}
            end={<IconButton icon={leaveIcon} label={t('logOut')} onClick={logOut} />}
          />
        )
      }
      tabs={items.slice(0, TABS).map(places(({ id }) => t(`shortMenu.${id}`)))}
    >
      {children}
    </PortalLayout>
  );
};

const useMenu = (): MenuItem[] => {
  const known = useContext(KnownRoutes);
  const state = useAppStore().getState();
  return useMemo(() => {
    const facts = selectRouteFacts(state, '');
    const holidayPark = state.site.info ? isHolidayParkStyled(state.site.info) : false;
    return menuItems({ ...facts, holidayPark }).filter(({ to }) => known.has(to));
  }, [known, state]);
};
