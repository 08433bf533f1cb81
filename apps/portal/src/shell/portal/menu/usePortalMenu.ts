import { isHolidayParkStyled, menuItems, type MenuItem, type RoutePath } from '@foyer/domain';
import { useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { AvailableRoutes } from '~/shared/routing/AvailableRoutes';
import { selectRouteFacts } from '~/session/guards/selectRouteFacts';
import { useAppSelector } from '~/session/store/hooks';
import type { RootState } from '~/session/store/rootReducer';

/** A menu item with its translated names. */
export interface PortalMenuItem extends MenuItem {
  /** For the side menu. */
  name: string;
  /** For a phone's bottom bar. */
  shortName: string;
  /** The open page is this one or one below it. */
  isCurrent: boolean;
}

const isUnder = (pathname: string, to: string): boolean =>
  pathname === to || (to !== '/portal' && pathname.startsWith(`${to}/`));

const selectMenu = (state: RootState): MenuItem[] => {
  const holidayPark = state.site.info !== null && isHolidayParkStyled(state.site.info);
  return menuItems({ ...selectRouteFacts(state, ''), holidayPark });
};

/** Whether the menu leads to a page. */
export const useIsInMenu = (page: RoutePath): boolean => {
  const available = useContext(AvailableRoutes);
  return (
    useAppSelector((state) => selectMenu(state).some(({ to }) => to === page)) &&
    available.has(page)
  );
};

/** The logged-in user's menu. */
export const usePortalMenu = (): PortalMenuItem[] => {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const available = useContext(AvailableRoutes);
  // Compared as text, so that a change of facts that leaves the menu as it is causes no render.
  const items = useAppSelector((state) => JSON.stringify(selectMenu(state)));
  return (JSON.parse(items) as MenuItem[])
    .filter(({ to }) => available.has(to))
    .map((item) => ({
      ...item,
      name: t(item.label),
      shortName: t(item.shortLabel),
      isCurrent: isUnder(pathname, item.to),
    }));
};
