import { setupSteps, type DeviceList, type SetupStep } from '@foyer/domain';
import { Button, Card, EmptyState } from '@foyer/ui-kit/core';
import { keyIcon } from '@foyer/ui-kit/icons';
import { Wizard } from '@foyer/ui-kit/parts';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { LocalizedPartsProvider } from '~/shell/theme/LocalizedPartsProvider';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { useGetDevicesQuery } from '~/session/api/portal.api';
import { LinesSkeleton, QuerySection } from '~/shell/portal/sections/QuerySection';
import { useAppSelector } from '~/session/store/hooks';
import { useNetworkKey } from '../network/useNetworkKey';
import { DEVICES } from '../devicePaths';
import { HomeNetworkSetupStep } from './HomeNetworkSetupStep';

/** The home-networking wizard: it explains a personal network and adds the first devices to it. */
const HomeNetworkSetupScreen = () => {
  const { t } = useTranslation('devices');
  const query = useGetDevicesQuery();
  const hasNetwork = useAppSelector(({ site }) => site.info?.features.homeNetworking ?? false);
  return (
    <LocalizedPartsProvider>
      <PortalScreen title={t('setUp.title')} shortTitle={t('setUp.shortTitle')}>
        {hasNetwork ? (
          <QuerySection query={query} failed={t('failed')} skeleton={<LinesSkeleton rows={4} />}>
            {(list) => <SetUp list={list} />}
          </QuerySection>
        ) : (
          <Card>
            <EmptyState
              icon={keyIcon}
              title={t('setUp.notHere')}
              text={t('setUp.notHereText')}
              action={
                <Button as={Link} to={DEVICES} variant="soft">
                  {t('toDevices')}
                </Button>
              }
            />
          </Card>
        )}
      </PortalScreen>
    </LocalizedPartsProvider>
  );
};

const SetUp = ({ list }: { list: DeviceList }) => {
  const { t } = useTranslation('devices');
  const { steps, step, place, next, back, isBusy } = useSteps(list);
  return (
    <Card>
      <Wizard
        label={t('setUp.place', { place: place + 1, total: steps.length })}
        steps={steps.map((one) => t(`setUp.${one}.heading`))}
        current={place}
        heading={t(`setUp.${step}.heading`)}
        next={{ label: t(`setUp.${step}.next`), onGo: () => void next(), busy: isBusy }}
        {...(back && { back: { label: t('common:back'), onGo: back } })}
      >
        <HomeNetworkSetupStep step={step} list={list} />
      </Wizard>
    </Card>
  );
};

/** What a step does before the next one opens: it creates the key, or moves to the new one. */
const useSteps = (list: DeviceList) => {
  const navigate = useNavigate();
  const site = useAppSelector(({ site: { info } }) => info);
  const { read, renew, isReading, isRenewing } = useNetworkKey();
  // Decided once, so that moving to the new key does not remove the step that is open.
  const [steps] = useState<readonly SetupStep[]>(() =>
    setupSteps(
      { wiredNetworkingEnabled: site?.wiredNetworkingEnabled ?? false },
      list.dpskMigrationNeeded,
    ),
  );
  const [place, setPlace] = useState(0);
  const step = steps[place] ?? 'intro';
  const needsKey = list.wpaPskPassphrase === null && list.ssidAuthType !== 'OPEN';

  const prepare = (): Promise<boolean> => {
    if (step === 'migrate' && list.dpskMigrationNeeded) return renew();
    const comes = steps[place + 1];
    return comes === 'network' && needsKey ? read() : Promise.resolve(true);
  };
  const next = async (): Promise<void> => {
    if (step === 'done') await navigate(DEVICES);
    else if (await prepare()) setPlace(place + 1);
  };
  return {
    steps,
    step,
    place,
    next,
    back: place > 0 ? () => setPlace(place - 1) : undefined,
    isBusy: isReading || isRenewing,
  };
};

export default HomeNetworkSetupScreen;
