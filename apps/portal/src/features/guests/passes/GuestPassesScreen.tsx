import type { GuestPasses } from '@foyer/domain';
import { BackLink, Card, EmptyState, Grid, GridItem, Stack } from '@foyer/ui-kit/core';
import { ticketIcon } from '@foyer/ui-kit/icons';
import { useState, useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { useAppSelector } from '~/session/store/hooks';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { LinesSkeleton, QuerySection } from '~/shell/portal/sections/QuerySection';
import { useGetGuestPassesQuery } from '../guests.api';
import { GiveForm } from './GiveForm';
import { PassCode } from './PassCode';
import { PassList, type WhyOffline } from './PassList';

/** How often a shown list asks whether a guest has used a pass, in milliseconds. */
const POLL = 20_000;

/** The passes that this customer gave to guests: give one, show its code, end it. Rule GUEST-1. */
const GuestPassesScreen = () => {
  const { t } = useTranslation('guests');
  const query = useGetGuestPassesQuery(undefined, { pollingInterval: useIsShown() ? POLL : 0 });
  return (
    <PortalScreen
      title={t('title')}
      shortTitle={t('short')}
      busy={query.isLoading}
      back={
        <BackLink as={Link} to={paths.devices}>
          {t('toDevices')}
        </BackLink>
      }
    >
      <QuerySection query={query} failed={t('failed')} skeleton={<LinesSkeleton rows={4} />}>
        {(passes) => (passes ? <Passes given={passes} /> : <Absent />)}
      </QuerySection>
    </PortalScreen>
  );
};

const onVisibilityChange = (call: () => void): (() => void) => {
  document.addEventListener('visibilitychange', call);
  return () => document.removeEventListener('visibilitychange', call);
};

/** Whether the person can see the page: a phone in a pocket asks for nothing. */
const useIsShown = (): boolean => useSyncExternalStore(onVisibilityChange, () => !document.hidden);

const Passes = ({ given }: { given: GuestPasses }) => {
  const [shownId, setShownId] = useState<string | null>(null);
  const offline = useWhyOffline();
  const chosen = given.passes.find(({ id }) => id === shownId);
  const shown = chosen?.code ? chosen : null;
  return (
    <Grid aside>
      <GridItem desk={2}>
        <Stack gap="cards">
          {shown && <PassCode key={shown.id} pass={shown} onDone={() => setShownId(null)} />}
          <PassList
            passes={given.passes}
            used={chosen?.state === 'running' ? chosen : null}
            offline={offline}
            onShow={setShownId}
          />
        </Stack>
      </GridItem>
      {!offline && (
        <GridItem>
          <GiveForm given={given} onGiven={setShownId} />
        </GridItem>
      )}
    </Grid>
  );
};

/** Guests are online only while their host has access. Says why this host has none. Rule GUEST-5. */
const useWhyOffline = (): WhyOffline | null => {
  const user = useAppSelector(({ session }) => session.account?.siteUser);
  if (user?.paused) return 'paused';
  return user?.hasActiveSubscription === false ? 'none' : null;
};

const Absent = () => {
  const { t } = useTranslation('guests');
  return (
    <Card>
      <EmptyState icon={ticketIcon} title={t('absent')} text={t('absentText')} />
    </Card>
  );
};

export default GuestPassesScreen;
