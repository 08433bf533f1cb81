import { capabilitiesOf, landingTabsFor, type LandingTab, type SiteInfo } from '@foyer/domain';
import { ActionRow, Button, RowList } from '@foyer/ui-kit/core';
import { ticketIcon, tvIcon, userIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from 'react-i18next';
import { hashLink, paths } from '~/platform/routing/paths';
import { useAppSelector } from '~/platform/store/hooks';
import { useMoney } from '~/platform/money/useMoney';

/** What the landing page can lead to: a tab of its own, or the plans. */
type Way = LandingTab | 'plans';

/** Where each way leads and, below the buttons, the icon of its row. */
const ways = {
  plans: { to: paths.selectPlan, icon: ticketIcon },
  login: { to: paths.login, icon: userIcon },
  register: { to: '/?tab=register', icon: userIcon },
  activate: { to: '/?tab=activate', icon: ticketIcon },
  'connect-device': { to: '/?tab=connect-device', icon: tvIcon },
} as const;

/** The ways in at this site, the leading one first. */
const waysOf = (site: SiteInfo): Way[] => {
  const { firstScreen, registeringGivesAccess } = capabilitiesOf(site.portalType);
  const offered: Way[] = [...landingTabsFor(site)];
  if (!registeringGivesAccess) offered.push('plans');
  // Registering is part of buying where plans are sold.
  const shown = offered.filter((way) => way !== 'register' || registeringGivesAccess);
  return shown.toSorted((a, b) => Number(b === firstScreen) - Number(a === firstScreen));
};

/** The first way in as the one primary button, the second beside it, the others as rows below. */
export const LandingActions = () => {
  const { t } = useTranslation('landing');
  const site = useAppSelector((state) => state.site.info);
  const cheapest = useAppSelector((state) => state.site.offer?.cheapest ?? null);
  const money = useMoney();
  if (!site) return null;
  const [first, ...others] = waysOf(site);
  const second = others.find((way) => way === 'login') ?? others.find((way) => way === 'plans');
  const rows = others.filter((way) => way !== second);
  const label = (way: Way): string =>
    way === 'plans' && cheapest
      ? t('seePlansFrom', { price: money.text(cheapest.price) })
      : t(`ways.${way}.label`);
  return (
    <>
      <div className="landing-actions">
        {first && (
          <Button href={hashLink(ways[first].to)} wide>
            {label(first)}
          </Button>
        )}
        {second && (
          <Button href={hashLink(ways[second].to)} variant="soft" wide>
            {label(second)}
          </Button>
        )}
      </div>
      {rows.length > 0 && (
        <div className="landing-rows">
          <RowList>
            {rows.map((way) => (
              <ActionRow
                key={way}
                href={hashLink(ways[way].to)}
                icon={ways[way].icon}
                title={label(way)}
                hint={t(`ways.${way}.hint`)}
              />
            ))}
          </RowList>
        </div>
      )}
    </>
  );
};
