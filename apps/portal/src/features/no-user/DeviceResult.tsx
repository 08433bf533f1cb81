import { Button, Card, Stack, Text } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useConnect } from '~/product/network/useConnect';
import { useDestination } from '~/product/network/useDestination';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';
import { selectCapabilities } from '~/session/store/portalType';
import type { ConnectionResult } from './useNoUserConnection';

interface DeviceResultProps {
  result: ConnectionResult;
  onAnother: () => void;
}

/** The result for the device, and the way on. */
export const DeviceResult = ({ result: { state, mac }, onAnother }: DeviceResultProps) => {
  const { t } = useTranslation('no-user');
  if (state === 'connecting') return <Connecting />;
  const whose = mac === null ? 'own' : 'other';
  return (
    <Card>
      <Stack gap={12}>
        {state === 'needsPlan' && <PlanWays />}
        {state !== 'needsPlan' && whose === 'other' && (
          <Button wide onClick={onAnother}>
            {t('online.another')}
          </Button>
        )}
        {(state === 'online' || state === 'registered') && <Done isPrimary={whose === 'own'} />}
      </Stack>
    </Card>
  );
};

const Done = ({ isPrimary }: { isPrimary: boolean }) => {
  const { t } = useTranslation('no-user');
  const destination = useDestination();
  const variant = isPrimary ? 'primary' : 'soft';
  return destination && isPrimary ? (
    <Button wide href={destination.href}>
      {t('landing:continueTo', { host: destination.host })}
    </Button>
  ) : (
    <Button wide as={Link} to={paths.landing} variant={variant}>
      {t('online.done')}
    </Button>
  );
};

const PlanWays = () => {
  const { t } = useTranslation('no-user');
  const planPage = useAppSelector(selectCapabilities).planPage;
  return (
    <>
      <Button wide as={Link} to={planPage}>
        {t('needsPlan.plans')}
      </Button>
      <Button wide as={Link} to={paths.login} variant="soft">
        {t('common:logIn')}
      </Button>
    </>
  );
};

/** The router's form is being sent; the button is for browsers that block it. */
const Connecting = () => {
  const { t } = useTranslation('no-user');
  const connect = useConnect();
  return (
    <Card>
      <Stack gap={16}>
        <Text size="md">{t('connecting.text')}</Text>
        {connect && (
          <Button wide onClick={connect}>
            {t('connecting.action')}
          </Button>
        )}
      </Stack>
    </Card>
  );
};
