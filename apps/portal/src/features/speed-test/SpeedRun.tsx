import { gaugeEnd } from '@foyer/domain';
import { Banner, Button, Heading, Hero, Stack, Text } from '@foyer/ui-kit/core';
import { SpeedGauge } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useSpeedNumber } from './useSpeedNumber';
import type { SpeedTest } from './useSpeedTest';

/** The gauge, live during a run, and the one button. */
export const SpeedRun = ({ test, promised }: { test: SpeedTest; promised: number | null }) => {
  const { t } = useTranslation('speed-test');
  const number = useSpeedNumber();
  const { state, progress, latest, start, stop } = test;
  const isRunning = state === 'running';
  const mbps = isRunning ? (progress?.mbps ?? 0) : (latest?.downloadMbps ?? 0);
  return (
    <>
      <Hero
        aside={
          <SpeedGauge
            label={t(progress?.phase === 'upload' ? 'upload' : 'download')}
            value={mbps}
            max={gaugeEnd(mbps, latest?.downloadMbps ?? null, promised)}
            {...(promised !== null && { plan: promised })}
            shown={number(mbps)}
            unit={t('common:mbps')}
          />
        }
      >
        <Stack gap={16}>
          <div role="status">
            <Heading level={2}>
              {isRunning ? t(`phase.${progress?.phase ?? 'latency'}`) : t(`state.${state}`)}
            </Heading>
          </div>
          <Text tone="inherit">{t('about')}</Text>
          {promised !== null && <Text tone="inherit">{t('rings', { promised })}</Text>}
          <Stack row>
            {isRunning ? (
              <Button variant="onHeroRaised" onClick={stop}>
                {t('stop')}
              </Button>
            ) : (
              <Button variant="onHero" onClick={start}>
                {t(latest ? 'again' : 'start')}
              </Button>
            )}
          </Stack>
        </Stack>
      </Hero>
      {state === 'failed' && (
        <Banner tone="critical" role="alert" title={t('failed.title')}>
          {t('failed.text')}
        </Banner>
      )}
      {test.isUnsaved && state === 'done' && (
        <Banner
          tone="warning"
          role="status"
          title={t('unsaved.title')}
          action={
            <Button variant="soft" size="small" onClick={test.saveAgain}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          {t('unsaved.text')}
        </Banner>
      )}
    </>
  );
};
