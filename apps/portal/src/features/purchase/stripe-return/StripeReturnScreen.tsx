import { capabilitiesOf, type Order } from '@foyer/domain';
import {
  Button,
  Card,
  Doorway,
  HeroTitle,
  Skeleton,
  Stack,
  StateArt,
  Text,
} from '@foyer/ui-kit/core';
import { cardIcon, checkIcon } from '@foyer/ui-kit/icons';
import { useEffect, type ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { withTexts } from '~/shared/i18n/i18n';
import type { KeyIn } from '~/shared/i18n/textKeys';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { VisitorScreen } from '~/shell/layout/VisitorScreen';
import { orderPath } from '~/product/orders/orderPath';
import { ReceiptText } from '~/product/orders/ReceiptText';
import { usePaymentWay } from '~/product/plans/usePaymentWay';
import { useDestination } from '~/product/network/useDestination';
import { selectWhyNoConnect } from '~/product/network/selectWhyNoConnect';
import { paths } from '~/shared/routing/paths';
import { useScreenTitle } from '~/shell/layout/useScreenTitle';
import { useKeyCardPath } from '~/shell/portal/portalViews';
import { useAppSelector } from '~/session/store/hooks';
import { selectPortalType } from '~/session/store/portalType';
import { selectIsTracked } from '~/shell/tracking/selectIsTracked';
import { TrackPurchase } from './TrackPurchase';
import { HANDOVER_MS, unsettled, usePaymentReturn, type ReturnState } from './usePaymentReturn';
import { SlowPaymentNotice } from './SlowPaymentNotice';

const NoConnect = lazyComponent(withTexts(() => import('~/product/network/NoConnect'), 'network'));

const titles: Record<ReturnState, KeyIn<'purchase'>> = {
  checking: 'return.checking',
  processing: 'return.checking',
  settingUp: 'return.settingUp',
  done: 'return.done',
  resume: 'return.open.title',
  expired: 'return.expired.title',
  refunded: 'return.refunded.title',
  failed: 'return.failed.title',
  none: 'return.none.title',
  unknown: 'return.unknown.title',
};

/** Where a payment returns to; a reload is harmless. Rule BUY-9. */
const StripeReturnScreen = () => {
  const { t } = useTranslation('purchase');
  const { state, retry, paid: paidId, order, ...done } = usePaymentReturn();
  const isTracked = useAppSelector(selectIsTracked);
  const resume = useResumePaths(order);
  const title = t(titles[state]);
  useScreenTitle(title);
  const bodies: Record<ReturnState, ReactNode> = {
    checking: <Waiting text={t('return.checkingText')} />,
    processing: <Waiting text={t('return.checkingText')} />,
    settingUp: <Waiting text={t('return.settingUpText')} />,
    done: <Done {...done} />,
    resume: (
      <WayBack textKey="return.open.text" labelKey="return.open.action" to={resume.payment} />
    ),
    expired: (
      <WayBack textKey="return.expired.text" labelKey="return.expired.action" to={resume.plans} />
    ),
    refunded: (
      <WayBack textKey="return.refunded.text" labelKey="return.toStart" to={paths.landing} />
    ),
    failed: <Failed onRetry={retry} />,
    none: <WayBack textKey="return.none.text" labelKey="return.none.action" to={resume.plans} />,
    unknown: (
      <WayBack textKey="return.unknown.text" labelKey="return.unknown.action" to={paths.login} />
    ),
  };
  const isDone = state === 'done';
  return (
    <VisitorScreen kind="task" lead={<HeroTitle size="xl" title={title} />}>
      <Card>
        <Stack gap={20} aria-live="polite">
          {(isDone || unsettled.includes(state)) && (
            <Doorway open={isDone} icon={isDone ? checkIcon : cardIcon} />
          )}
          {bodies[state]}
          {paidId && isTracked && <TrackPurchase purchaseId={paidId} />}
        </Stack>
      </Card>
    </VisitorScreen>
  );
};

/** Where the user resumes an unfinished purchase: its payment, or the plans. */
const useResumePaths = (order: Order | null): { payment: string; plans: string } => {
  const [params] = useSearchParams();
  const portalType = useAppSelector(selectPortalType);
  const plans = capabilitiesOf(portalType).planPage;
  if (order) return { payment: orderPath(portalType, order), plans };
  const kept = ['plan', 'coupon'].flatMap((name) => {
    const value = params.get(name);
    return value ? [[name, value]] : [];
  });
  const query = new URLSearchParams([...kept, ...(params.has('plan') ? [['step', 'pay']] : [])]);
  return { payment: `${plans}?${query}`, plans };
};

/** As high as what mostly follows, so that the card stays where it is. */
const Waiting = ({ text }: { text: string }) => (
  <>
    <div role="status" aria-busy="true">
      <Stack gap={12}>
        <Text size="md">{text}</Text>
        <Skeleton width={80} />
        <Skeleton width={60} />
      </Stack>
    </div>
    <SlowPaymentNotice />
  </>
);

type DoneProps = Pick<ReturnType<typeof usePaymentReturn>, 'connect' | 'asksToConnect' | 'receipt'>;

const Done = ({ connect, asksToConnect, receipt }: DoneProps) => {
  const { t } = useTranslation('purchase');
  return (
    <>
      <Text size="md">{t('return.doneText')}</Text>
      <ReceiptText receipt={receipt} />
      {asksToConnect && <WaysOn connect={connect} />}
    </>
  );
};

const WaysOn = ({ connect }: Pick<DoneProps, 'connect'>) => {
  const { t } = useTranslation('purchase');
  const isLoggedIn = useAppSelector(({ session }) => session.isLoggedIn);
  const destination = useDestination();
  const keyCard = useKeyCardPath();
  const next = isLoggedIn ? paths.portal : paths.landing;
  const hasReason = useAppSelector(selectWhyNoConnect) !== null;
  // With nothing to connect, nothing to do for it and nowhere else to go, there is nothing to choose. Rule CONN-10.
  useLeadOn(connect || destination || hasReason ? null : next);
  return (
    <>
      {hasReason && <NoConnect />}
      {connect ? (
        <Button wide onClick={connect}>
          {t('return.connect')}
        </Button>
      ) : (
        <Button wide as={Link} to={next}>
          {t(isLoggedIn ? 'return.toPortal' : 'return.toStart')}
        </Button>
      )}
      {destination && (
        <Button wide variant="soft" href={destination.href}>
          {t('landing:continueTo', { host: destination.host })}
        </Button>
      )}
      {keyCard && (
        <Button wide variant="soft" as={Link} to={keyCard}>
          {t('return.keyCard')}
        </Button>
      )}
    </>
  );
};

/** Opens a page in place of this one, once the user has had time to read. */
const useLeadOn = (to: string | null): void => {
  const navigate = useNavigate();
  useEffect(() => {
    if (to === null) return undefined;
    const timer = setTimeout(() => void navigate(to, { replace: true }), HANDOVER_MS);
    return () => clearTimeout(timer);
  }, [to, navigate]);
};

interface WayBackProps {
  textKey: KeyIn<'purchase'>;
  labelKey: KeyIn<'purchase'>;
  to: string;
}

const WayBack = ({ textKey, labelKey, to }: WayBackProps) => {
  const { t } = useTranslation('purchase');
  return (
    <>
      <Text size="md">{t(textKey)}</Text>
      <Button wide as={Link} to={to}>
        {t(labelKey)}
      </Button>
    </>
  );
};

const Failed = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useTranslation('purchase');
  const way = usePaymentWay();
  return (
    <>
      <StateArt art="broken" />
      <div role="alert">
        <Text size="md">{t(way === 'card' ? 'return.failed.text' : 'order.unanswered')}</Text>
      </div>
      <Button wide onClick={onRetry}>
        {t('common:tryAgain')}
      </Button>
      <Button wide variant="soft" as={Link} to={paths.landing}>
        {t('return.toStart')}
      </Button>
    </>
  );
};

export default StripeReturnScreen;
