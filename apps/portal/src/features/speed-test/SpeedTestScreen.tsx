import { Grid, GridItem, Card, EmptyState, Quantity, Stack, Tile } from '@foyer/ui-kit/core';
import { speedIcon } from '@foyer/ui-kit/icons';
import type { SpeedTestResult } from '@foyer/domain';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { useGetDashboardQuery } from '~/session/api/portal.api';
import { useAppSelector } from '~/session/store/hooks';
import type { RootState } from '~/session/store/rootReducer';
import { SpeedComparison } from './SpeedComparison';
import { SpeedHistory } from './SpeedHistory';
import { SpeedRun } from './SpeedRun';
import { useSpeedNumber } from './useSpeedNumber';
import { useSpeedTest } from './useSpeedTest';

/** Measures the connection and compares it with the plan's speed. */
const SpeedTestScreen = () => {
  const { t } = useTranslation('speed-test');
  const isShown = useAppSelector(({ site }) => site.info?.showSpeedTest ?? false);
  const elsewhere = useAppSelector(elsewhereOf);
  return (
    <PortalScreen title={t('title')}>
      {isShown && !elsewhere ? (
        <SpeedTest />
      ) : (
        <Card>
          <EmptyState
            icon={speedIcon}
            title={t(isShown ? 'elsewhere.title' : 'notHere')}
            text={t(isShown && elsewhere ? `elsewhere.${elsewhere}` : 'notHereText')}
          />
        </Card>
      )}
    </PortalScreen>
  );
};

/** Why a test here would not measure the customer's Wi-Fi; null if it would. Rule NET-10. */
const elsewhereOf = ({ site, session }: RootState): 'agent' | 'outside' | null => {
  if (site.info?.isImpersonating) return 'agent';
  return session.deviceState === 'unseen' ? 'outside' : null;
};

const SpeedTest = () => {
  const test = useSpeedTest();
  const { data } = useGetDashboardQuery();
  const promised = data?.subscription?.downloadMbps ?? null;
  const { latest, state } = test;
  return (
    <Stack gap={20}>
      <SpeedRun test={test} promised={promised} />
      {latest && state !== 'running' && <SpeedComparison result={latest} promised={promised} />}
      {latest && <Results result={latest} />}
      {test.history.length > 0 && <SpeedHistory results={test.history} />}
    </Stack>
  );
};

const Results = ({ result }: { result: SpeedTestResult }) => {
  const { t } = useTranslation('speed-test');
  const number = useSpeedNumber();
  return (
    <Grid>
      <GridItem half>
        <Tile
          label={t('download')}
          number={<Quantity value={number(result.downloadMbps)} unit={t('common:mbps')} />}
        >
          {t('downloadText')}
        </Tile>
      </GridItem>
      <GridItem half>
        <Tile
          label={t('upload')}
          number={<Quantity value={number(result.uploadMbps)} unit={t('common:mbps')} />}
        >
          {t('uploadText')}
        </Tile>
      </GridItem>
      <GridItem>
        <Tile
          label={t('latency')}
          number={<Quantity value={number(result.latencyMs)} unit={t('ms')} />}
          line={t('jitter', { value: number(result.jitterMs) })}
        >
          {t('latencyText')}
        </Tile>
      </GridItem>
    </Grid>
  );
};

export default SpeedTestScreen;
