import { capabilitiesOf, facebookLink, planPeriod } from '@foyer/domain';
import { ActionRow, Button, RowList } from '@foyer/ui-kit/core';
import { userIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { hashLink } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';
import { useCost } from '~/shared/money/useCost';
import { landingLinkDetails, landingLinks, type LandingLink } from './landingLinks';
import { useConnect } from '~/product/network/useConnect';
import { useDestination } from '~/product/network/useDestination';
import { withTexts } from '~/shared/i18n/i18n';
import { lazyComponent } from '~/shared/loading/lazyComponent';

/** Few visitors have an order or a device to disconnect, so these are not part of the first page. */
const LateAction = lazyComponent(
  withTexts(() => import('./LateAction'), 'purchase'),
  {
    loading: ({ order }) => order && <div className="landing-order" />,
  },
);

/** The first action as the primary button, the next link beside it, the others as rows below. */
export const LandingActions = () => {
  const { t } = useTranslation('landing');
  const site = useAppSelector((state) => state.site.info);
  const offer = useAppSelector((state) => state.site.offer);
  const cheapest = offer?.cheapest;
  const facebook = useAppSelector(({ site: { info, config } }) =>
    info && config ? facebookLink(info, config) : null,
  );
  const cost = useCost();
  const primaryAction = usePrimaryAction();
  const hasOrder = useAppSelector(({ session }) => session.order !== null);
  const deviceState = useAppSelector(({ session }) => session.deviceState);
  const isOnline = deviceState === 'online';
  const isLoggedIn = useAppSelector(({ session }) => session.isLoggedIn);
  if (!site) return null;
  const hasAccess = isOnline || primaryAction !== null;
  const links = landingLinks(site, { isLoggedIn, hasAccess, hasOffer: offer?.sellsPlans ?? false });
  // Where people need no account, a device that is online has nothing left to do.
  const isDone = hasAccess && !capabilitiesOf(site.portalType).hasAccounts;
  const first = primaryAction || hasOrder || isDone ? undefined : links[0];
  const others = links.slice(first ? 1 : 0);
  const second =
    others.find((link) => link === 'login' || link === 'account') ??
    others.find((link) => link === 'plans');
  const rows = others.filter((link) => link !== second);
  const details = landingLinkDetails(site, { isLoggedIn, hasAccess });
  const label = (link: LandingLink): string =>
    link === 'plans' && cheapest && first === link
      ? offer.hasFreePlan
        ? t('seePlansFree')
        : t('seePlansFrom', { cost: cost(cheapest.price, planPeriod(cheapest), cheapest) })
      : t(`links.${details[link].text}.label`);
  return (
    <>
      <div className="landing-actions">
        {primaryAction && (
          <Button wide {...primaryAction.to}>
            {primaryAction.label}
          </Button>
        )}
        {hasOrder && <LateAction order={primaryAction ? 'soft' : 'primary'} />}
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
        {(isOnline || deviceState === 'unseen') && <LateAction />}
      </div>
      {(rows.length > 0 || facebook) && (
        <RowList>
          {rows.map((link) => (
            <ActionRow
              key={link}
              href={hashLink(details[link].to)}
              icon={details[link].icon}
              title={label(link)}
              hint={t(`links.${details[link].text}.hint`)}
            />
          ))}
          {facebook && (
            <ActionRow
              href={facebook}
              icon={userIcon}
              title={t('links.facebook.label')}
              hint={t('links.facebook.hint')}
            />
          )}
        </RowList>
      )}
    </>
  );
};

interface PrimaryAction {
  label: string;
  /** A function of the button, or the address that it opens. */
  to: { onClick: () => void } | { href: string };
}

/**
 * The action before all links: an entitled device that is not online connects, and a user who is
 * online goes on to the address that they wanted. Null for all other visitors.
 */
const usePrimaryAction = (): PrimaryAction | null => {
  const { t } = useTranslation('landing');
  const connect = useConnect();
  const destination = useDestination();
  if (connect) return { label: t('connect'), to: { onClick: connect } };
  return destination
    ? { label: t('continueTo', { host: destination.host }), to: { href: destination.href } }
    : null;
};
