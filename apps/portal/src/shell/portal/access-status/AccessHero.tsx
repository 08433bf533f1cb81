import type { Dashboard } from '@foyer/domain';
import { Button, Hero, HeroTitle, Stack, StatusPill, type IconShape } from '@foyer/ui-kit/core';
import { pauseIcon, receiptIcon, ticketIcon, wifiIcon } from '@foyer/ui-kit/icons';
import { useEffect, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { selectWhyNoConnect } from '~/product/network/selectWhyNoConnect';
import { useConnect } from '~/product/network/useConnect';
import { useDestination } from '~/product/network/useDestination';
import { clearArrival, hasArrived } from '~/session/storage/arrival';
import { useAppSelector } from '~/session/store/hooks';
import type { KeyIn } from '~/shared/i18n/textKeys';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { withTexts } from '~/shared/i18n/i18n';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { AccessHeroSkeleton } from './AccessHeroSkeleton';
import { PaidNow } from './PaidNow';
import { TimeLeft } from './TimeLeft';
import { useAccessStatusTexts, type AccessStatusTexts } from './useAccessStatusTexts';

const NoConnect = lazyComponent(withTexts(() => import('~/product/network/NoConnect'), 'network'));
const GuestAccess = lazyComponent(withTexts(() => import('./GuestAccess'), 'guests'));

type Kind = AccessStatusTexts['kind'];

interface AccessHeroProps {
  dashboard: Dashboard;
  /** The page's `h1` until the status is known, which then is the `h1`; absent on a page with a title. */
  heading?: string;
  /** Above the status. */
  greeting?: ReactNode;
  /** Buttons on a desktop, where the status itself asks for nothing. */
  deskActions?: ReactNode;
}

/** The access status: "You're online until …", or what to do about it, on the brand's hero. */
export const AccessHero = ({ dashboard, heading, greeting, deskActions }: AccessHeroProps) => {
  const words = useAccessStatusTexts(dashboard);
  const actions = useActions(words?.action ?? null, words?.toPlan ?? null);
  const arrives = useArrives();
  const hasAccount = useAppSelector(({ session }) => session.account !== null);
  const hasGuests = useAppSelector(
    ({ site: { info } }) => Boolean(info?.guestPasses) && !info?.isImpersonating,
  );
  const hasReason = useAppSelector(
    (state) =>
      state.session.account?.siteUser.hasActiveSubscription && selectWhyNoConnect(state) !== null,
  );
  // Without an account nothing is known of the access, and nothing more is to come.
  if (!hasAccount) return null;
  if (!words) return <AccessHeroSkeleton {...(heading !== undefined && { heading })} />;
  const card = heading === undefined;
  const { lead, title, text, end, kind } = words;
  const { icon, art } = looks[kind];
  return (
    <Hero
      bleed={!card}
      card={card}
      art={art}
      opens={arrives}
      {...(end !== null &&
        kind !== 'paused' && {
          aside: (
            <TimeLeft
              end={end}
              plan={dashboard.subscription}
              goesOn={goesOn(kind)}
              arrives={arrives}
            />
          ),
        })}
      {...(!actions && deskActions && { deskActions })}
    >
      <HeroTitle
        level={card ? 2 : 1}
        size={/\n/.test(title) ? 'xl' : 'display'}
        above={
          <>
            {greeting}
            <Status kind={kind} icon={icon} />
          </>
        }
        {...(lead && { lead })}
        title={title}
        {...(text && { text })}
      />
      {arrives && <PaidNow />}
      {actions}
      {hasReason && <NoConnect />}
      {kind === 'none' && hasGuests && <GuestAccess />}
    </Hero>
  );
};

/** Whether the person comes from a payment or the router’s form. Only the first page that asks greets them. */
const useArrives = (): boolean => {
  const [arrives] = useState(hasArrived);
  useEffect(clearArrival, []);
  return arrives;
};

interface Look {
  icon: IconShape;
  /** The light in the brand's drawing: dusk while there is no access. */
  art: 'light' | 'dusk';
  /** What the pill says where the device is not online; the venue's name alone by default. */
  pill?: KeyIn<'portal'>;
}

const looks: Readonly<Record<Kind, Look>> = {
  renews: { icon: wifiIcon, art: 'light', pill: 'online.planAt' },
  changes: { icon: wifiIcon, art: 'light', pill: 'online.planAt' },
  until: { icon: wifiIcon, art: 'light', pill: 'online.planAt' },
  ending: { icon: wifiIcon, art: 'light', pill: 'online.planAt' },
  pausing: { icon: pauseIcon, art: 'light', pill: 'online.planAt' },
  open: { icon: wifiIcon, art: 'light', pill: 'online.planAt' },
  boosted: { icon: wifiIcon, art: 'light', pill: 'online.accessAt' },
  included: { icon: wifiIcon, art: 'light', pill: 'online.accessAt' },
  settingUp: { icon: wifiIcon, art: 'light', pill: 'online.planAt' },
  ordered: { icon: receiptIcon, art: 'light' },
  pastDue: { icon: receiptIcon, art: 'dusk', pill: 'online.dueAt' },
  paused: { icon: pauseIcon, art: 'dusk', pill: 'online.pausedAt' },
  none: { icon: ticketIcon, art: 'dusk' },
};

/** The statuses in which access does not end at the date that shows. */
const goesOn = (kind: Kind): boolean => ['renews', 'changes', 'pausing'].includes(kind);

/** The statuses in which an online device is not what counts. */
const isAside = (kind: Kind): boolean => looks[kind].art === 'dusk';

/** The venue, and whether this device is online there. */
const Status = ({ kind, icon }: { kind: Kind; icon: IconShape }) => {
  const { t } = useTranslation('portal');
  const site = useAppSelector((state) => state.site.info?.name ?? '');
  const isOnline = useAppSelector(({ session }) => session.deviceState === 'online');
  if (isOnline && !isAside(kind)) return <StatusPill>{t('online.nowAt', { site })}</StatusPill>;
  const { pill } = looks[kind];
  return <StatusPill icon={icon}>{pill ? t(pill, { site }) : site}</StatusPill>;
};

type Action = AccessStatusTexts['action'];

/** Connecting this device, what the status asks for, the plan, and the page that the visitor wanted; null for none. */
const useActions = (action: Action, toPlan: Action): ReactNode => {
  const { t } = useTranslation('portal');
  const connect = useConnect();
  const destination = useDestination();
  if (!connect && !action && !destination) return null;
  return (
    <Stack row gap={12}>
      {connect && (
        <Button variant="onHero" onClick={connect}>
          {t('online.connect')}
        </Button>
      )}
      {action && (
        <Button as={Link} to={action.to} variant={connect ? 'onHeroRaised' : 'onHero'}>
          {action.label}
        </Button>
      )}
      {toPlan && (
        <Button as={Link} to={toPlan.to} variant="onHeroRaised">
          {toPlan.label}
        </Button>
      )}
      {destination && (
        <Button href={destination.href} variant={action ? 'onHeroRaised' : 'onHero'}>
          {t('landing:continueTo', { host: destination.host })}
        </Button>
      )}
    </Stack>
  );
};
