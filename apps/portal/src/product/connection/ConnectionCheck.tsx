import { connectionSteps } from '@foyer/domain';
import { Banner, Button, Heading, Skeleton, Stack, SummaryLines, Text } from '@foyer/ui-kit/core';
import { useConnect } from '~/product/network/useConnect';
import { useAppSelector } from '~/session/store/hooks';
import { withTexts } from '~/shared/i18n/i18n';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { devicePath } from '~/shared/routing/devicePath';
import { hashLink } from '~/shared/routing/paths';
import { useConnectionCheck } from './useConnectionCheck';
import { VenueStatusLine } from './VenueStatusLine';

const NoConnect = lazyComponent(withTexts(() => import('~/product/network/NoConnect'), 'network'));

/** Checks the connection, says what works and what to do, and gives a code for support. Rule STATUS-2. */
const ConnectionCheck = () => {
  const { t } = useTranslation('connection');
  const { results, outcome, last, isNew, round, again } = useConnectionCheck();
  const network = useAppSelector(({ site }) => site.info?.ssid ?? site.info?.name ?? null);
  const connect = useConnect();
  const lines = connectionSteps.map((step) => ({
    label: t(`steps.${step}`),
    amount: t(`results.${results[step] ?? 'checking'}`),
  }));
  const finding = outcome?.finding;
  const hasChecked = round > 0 || outcome !== null;
  // A page that does not open may be the outage's fault.
  const isOut = isNew && last?.status.state === 'outage';
  return (
    <Stack gap={20}>
      <div role="status" aria-busy={!finding}>
        {finding ? (
          <Banner
            tone={finding === 'works' ? 'positive' : 'warning'}
            title={t(`findings.${finding}.title`)}
          >
            {!(finding === 'works' && isOut) &&
              !(finding === 'notOnline' && !connect) &&
              t(`findings.${finding}.text`, { network: network ?? t('ourNetwork') })}
          </Banner>
        ) : (
          // As high as a finding, so that the list below stays where it is.
          <Banner title={t('checking')}>
            <Stack gap={12}>
              <Skeleton width={80} />
              <Skeleton width={60} />
              <Skeleton width={40} />
            </Stack>
          </Banner>
        )}
      </div>
      {finding === 'notOnline' && connect && (
        <Button wide onClick={connect}>
          {t('connect')}
        </Button>
      )}
      {(finding === 'notOnline' || finding === 'unknown') && <NoConnect />}
      {finding === 'deviceLost' && outcome?.lost && (
        <Button wide href={hashLink(devicePath(outcome.lost.id))}>
          {t('seeDevice')}
        </Button>
      )}
      <section>
        <Heading level={2}>{t('stepsTitle')}</Heading>
        <SummaryLines lines={lines} />
      </section>
      {last && outcome && (
        <VenueStatusLine last={last} isNew={isNew} isNamed={finding === 'outage'} />
      )}
      {outcome && <SupportCode code={outcome.code} />}
      {hasChecked && (
        <Button variant="soft" wide busy={!outcome} onClick={again}>
          {t('again')}
        </Button>
      )}
    </Stack>
  );
};

/** Rule STATUS-4. */
const SupportCode = ({ code }: { code: string }) => {
  const { t } = useTranslation('connection');
  return (
    <Stack as="section" gap={8}>
      <Heading level={2}>{t('code.title')}</Heading>
      <Text size="md" strong>
        <bdi translate="no">{code}</bdi>
      </Text>
      <Text tone="quiet">{t('code.text')}</Text>
    </Stack>
  );
};

export default ConnectionCheck;
