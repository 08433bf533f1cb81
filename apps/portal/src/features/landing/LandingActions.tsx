import { facebookLink } from '@foyer/domain';
import { ActionRow, Button, RowList } from '@foyer/ui-kit/core';
import { userIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from 'react-i18next';
import { hashLink } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';
import { useMoney } from '~/shared/money/useMoney';
import { useLead } from './useLead';
import { wayDetails, waysOf, type Way } from './ways';

/** The first way in as the one primary button, the second beside it, the others as rows below. */
export const LandingActions = () => {
  const { t } = useTranslation('landing');
  const site = useAppSelector((state) => state.site.info);
  const cheapest = useAppSelector((state) => state.site.offer?.cheapest ?? null);
  const facebook = useAppSelector(({ site: { info, config } }) =>
    info && config ? facebookLink(info, config) : null,
  );
  const money = useMoney();
  const lead = useLead();
  const isOnline = useAppSelector(({ session }) => session.deviceState === 'online');
  const isLoggedIn = useAppSelector(({ session }) => session.isLoggedIn);
  if (!site) return null;
  const isKnown = isOnline || lead !== null;
  const ways = waysOf(site, { isLoggedIn, isKnown, hasOffer: cheapest !== null });
  const first = lead ? undefined : ways[0];
  const others = ways.slice(first ? 1 : 0);
  const second =
    others.find((way) => way === 'login' || way === 'account') ??
    others.find((way) => way === 'plans');
  const rows = others.filter((way) => way !== second);
  const details = wayDetails(site, isKnown);
  const label = (way: Way): string =>
    way === 'plans' && cheapest && first === way
      ? t('seePlansFrom', { price: money.text(cheapest.price) })
      : t(`ways.${details[way].text}.label`);
  return (
    <>
      <div className="landing-actions">
        {lead && (
          <Button wide {...lead.to}>
            {lead.label}
          </Button>
        )}
        {first && (
          <Button href={hashLink(details[first].to)} wide>
            {label(first)}
          </Button>
        )}
        {second && (
          <Button href={hashLink(details[second].to)} variant="soft" wide>
            {label(second)}
          </Button>
        )}
      </div>
      {(rows.length > 0 || facebook) && (
        <div className="landing-rows">
          <RowList>
            {rows.map((way) => (
              <ActionRow
                key={way}
                href={hashLink(details[way].to)}
                icon={details[way].icon}
                title={label(way)}
                hint={t(`ways.${details[way].text}.hint`)}
              />
            ))}
            {facebook && (
              <ActionRow
                href={facebook}
                icon={userIcon}
                title={t('ways.facebook.label')}
                hint={t('ways.facebook.hint')}
              />
            )}
          </RowList>
        </div>
      )}
    </>
  );
};
