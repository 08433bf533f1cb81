import { Button, Card, Skeleton, Stack } from '@foyer/ui-kit/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { TaskScreen } from '~/shell/layout/TaskScreen';
import { paths } from '~/shared/routing/paths';
import { useHttpPap } from './useHttpPap';

/** Redirects from the gateway to the address in `to`. Rule ROUTE-6. */
const HttpPapScreen = () => {
  const { t } = useTranslation('http-pap');
  const { offer, hasFailed, isTrying, retry } = useHttpPap();
  if (offer)
    return (
      <Choice title={t('offer.title')} text={t('offer.text', { host: offer.host })}>
        <Button wide href={offer.href}>
          {t('offer.action', { host: offer.host })}
        </Button>
      </Choice>
    );
  if (hasFailed)
    return (
      <Choice title={t('failed.title')} text={t('failed.text')}>
        <Button wide busy={isTrying} onClick={retry}>
          {t('common:tryAgain')}
        </Button>
      </Choice>
    );
  return (
    <TaskScreen busy title={t('going.title')} text={t('going.text')}>
      <Card role="status" aria-busy="true" aria-label={t('common:loading')}>
        <Stack>
          <Skeleton />
          <Skeleton width={60} />
        </Stack>
      </Card>
    </TaskScreen>
  );
};

const Choice = (props: { title: string; text: string; children: ReactNode }) => {
  const { t } = useTranslation('http-pap');
  return (
    <TaskScreen title={props.title} text={props.text} step={props.title}>
      <Card>
        <Stack gap={12}>
          {props.children}
          <Button wide variant="soft" as={Link} to={paths.landing}>
            {t('stay')}
          </Button>
        </Stack>
      </Card>
    </TaskScreen>
  );
};

export default HttpPapScreen;
