import { isEmbeddedBrowser, walletOf, type Dashboard, type Instant } from '@foyer/domain';
import { Banner, Button, Card, EmptyState, Stack, Text } from '@foyer/ui-kit/core';
import { ticketIcon } from '@foyer/ui-kit/icons';
import { KeyCard, keyCardPicture } from '@foyer/ui-kit/parts';
import { useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { portalApi, useGetDashboardQuery } from '~/session/api/portal.api';
import { now } from '~/session/storage/browserStores';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { snackbarOpened } from '~/shared/notices/noticesSlice';
import { paths } from '~/shared/routing/paths';
import { saveFile } from '~/shared/saveFile';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { useAccessStatus } from '~/shell/portal/access-status/useAccessStatus';
import { LinesSkeleton, QuerySection } from '~/shell/portal/sections/QuerySection';
import { useBrand } from '~/shell/site/useBrand';
import { useKeyCardAnswer } from './useKeyCardAnswer';

/** The plan as a card that prints, and that a person saves as a picture. Rule CARD-1. */
const KeyCardScreen = () => {
  const { t } = useTranslation('key-card');
  const query = useGetDashboardQuery();
  useKeptDashboard();
  return (
    <PortalScreen title={t('title')} busy={query.data === undefined && !query.isError}>
      <QuerySection query={query} failed={t('failed')}>
        {(dashboard) => <LoadedCard dashboard={dashboard} />}
      </QuerySection>
    </PortalScreen>
  );
};

/** Keeps the answer for the rest of the visit, so that the card opens again without a network. */
const useKeptDashboard = (): void => {
  const dispatch = useAppDispatch();
  useEffect(() => {
    void dispatch(portalApi.endpoints.getDashboard.initiate());
  }, [dispatch]);
};

const LoadedCard = ({ dashboard }: { dashboard: Dashboard }) => {
  const { status, pauseEnds } = useAccessStatus(dashboard);
  const answer = useKeyCardAnswer(status, pauseEnds);
  if (status === null) return <LinesSkeleton />;
  const boostEnds = status.kind === 'boosted' ? status.at : null;
  return answer ? (
    <PrintedCard dashboard={dashboard} answer={answer} boostEnds={boostEnds} />
  ) : (
    <NoCard />
  );
};

const NoCard = () => {
  const { t } = useTranslation('key-card');
  return (
    <Card>
      <EmptyState
        icon={ticketIcon}
        title={t('none')}
        text={t('noneText')}
        action={
          <Button as={Link} to={paths.portal}>
            {t('toPortal')}
          </Button>
        }
      />
    </Card>
  );
};

interface PrintedCardProps {
  dashboard: Dashboard;
  answer: { lead: string; title: string };
  /** The end of a boost, after which the access stays; null without one. Rule SUB-20. */
  boostEnds: Instant | null;
}

const PrintedCard = ({ dashboard, answer, boostEnds }: PrintedCardProps) => {
  const { t } = useTranslation('key-card');
  const date = useDate();
  const card = useRef<HTMLDivElement>(null);
  // The backend leads here from the link of a pass that it no longer signs. Rule CARD-4.
  const isOldLink = useSearchParams()[0].get('link') === 'old';
  const brand = useBrand();
  const place = useAppSelector(({ site }) => site.info?.name ?? '');
  const save = useSave(card);
  const { subscription, userInfo } = dashboard;
  const wallet = walletOf(navigator.userAgent);
  const passes = { apple: dashboard.appleWalletUrl, google: dashboard.googleWalletUrl };
  const pass = wallet && passes[wallet];
  const speed = subscription?.downloadMbps ?? null;
  const facts = [
    ...(subscription ? [{ label: t('plan'), value: subscription.title }] : []),
    ...(boostEnds === null ? [] : [{ label: t('boostUntil'), value: date.moment(boostEnds) }]),
    ...(speed === null ? [] : [{ label: t('speed'), value: `${speed} ${t('common:mbps')}` }]),
  ];
  return (
    <Stack gap={20}>
      {isOldLink && <Banner tone="warning" role="alert" title={t('oldLink')} />}
      <KeyCard
        ref={card}
        logo={{ name: brand.name, ...(brand.image && { image: brand.image }) }}
        place={place}
        holder={[userInfo?.firstName, userInfo?.lastName].filter(Boolean).join(' ')}
        answer={answer}
        facts={facts}
        qr={{ value: frontDoor(), label: t('qr'), caption: t('qrCaption') }}
        asOf={t('asOf', { date: date.full(now()) })}
      />
      {isEmbeddedBrowser(navigator.userAgent) ? (
        // A phone's sign-in window can neither save nor print.
        <Text>
          {t('elsewhere')} <strong dir="ltr">{frontDoor()}</strong>
        </Text>
      ) : (
        <Stack row gap={12}>
          {pass && (
            <Button as="a" href={pass}>
              {t(`wallet.${wallet}`)}
            </Button>
          )}
          <Button variant={pass ? 'soft' : 'primary'} onClick={save}>
            {t('save')}
          </Button>
          <Button variant="soft" onClick={() => window.print()}>
            {t('print')}
          </Button>
        </Stack>
      )}
    </Stack>
  );
};

/** The portal's address without a query: the gateway puts the device's address there. Rule CARD-2. */
const frontDoor = (): string => window.location.origin + window.location.pathname;

const useSave = (card: { current: HTMLDivElement | null }): (() => Promise<void>) => {
  const { t } = useTranslation('key-card');
  const dispatch = useAppDispatch();
  return async () => {
    const picture = card.current && (await keyCardPicture(card.current).catch(() => null));
    if (picture) saveFile(`${t('file')}.png`, picture);
    else dispatch(snackbarOpened({ text: t('saveFailed'), type: 'Error' }));
  };
};

export default KeyCardScreen;
