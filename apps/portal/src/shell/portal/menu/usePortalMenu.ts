import { capabilitiesOf, isHolidayParkStyled, menuItems, type MenuItem } from '@foyer/domain';
import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { AvailableRoutes } from '~/shared/routing/AvailableRoutes';
import { selectRouteFacts } from '~/session/guards/selectRouteFacts';
import { useAppSelector } from '~/session/store/hooks';

/** A place in the menu, named for where it stands. */
export interface PortalMenuItem extends MenuItem {
  /** In the side menu. */
  name: string;
  /** In a phone's bottom bar. */
  shortName: string;
  /** This page, or one under it. */
  isCurrent: boolean;
}

const isUnder = (pathname: string, to: string): boolean =>
  pathname === to || (to !== '/portal' && pathname.startsWith(`${to}/`));

/** The menu of whoever is logged in, by the rules of specification, section 2, "Side menu". */
export const usePortalMenu = (): PortalMenuItem[] => {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const known = useContext(AvailableRoutes);
  // Read as text, so that a change of facts that leaves the menu alone renders nothing anew.
  const items = useAppSelector((state) => {
    const facts = selectRouteFacts(state, '');
    const holidayPark = state.site.info !== null && isHolidayParkStyled(state.site.info);
    return JSON.stringify(menuItems({ ...facts, holidayPark }));
  });
  const isPersonalNetwork = useAppSelector(
    ({ site }) => capabilitiesOf(site.info?.portalType ?? 'unknown').personalNetworkOnly,
  );
  return (JSON.parse(items) as MenuItem[])
    .filter(({ to }) => known.has(to))
    .map((item) => ({
      ...item,
      name: t(item.label),
      shortName:
        item.id === 'devices' && isPersonalNetwork
          ? t('shortMenu.personalNetwork')
          : t(`shortMenu.${item.id}`),
      isCurrent: isUnder(pathname, item.to),
    }));
};
