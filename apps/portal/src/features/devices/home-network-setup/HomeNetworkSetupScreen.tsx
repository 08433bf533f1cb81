import { setupSteps, type DeviceList, type SetupStep } from '@foyer/domain';
import { Card, Stack, Text } from '@foyer/ui-kit/core';
import { Wizard } from '@foyer/ui-kit/parts';
import { useLocation, useNavigate, useSearchParams, type NavigateOptions } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { useGetDevicesQuery } from '~/session/api/portal.api';
import { networkPath } from '~/shell/portal/portalViews';
import { LinesSkeleton, QuerySection } from '~/shell/portal/sections/QuerySection';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useAppSelector } from '~/session/store/hooks';
import { useHasOwnNetwork } from '~/product/network/useHasOwnNetwork';
import { NoOwnNetwork } from '../network/NoOwnNetwork';
import { useNetworkKey } from '../network/useNetworkKey';
import { DEVICES } from '../devicePaths';
import { HomeNetworkSetupStep } from './HomeNetworkSetupStep';

/** The home-networking wizard: it explains a personal network and adds the first devices to it. */
const HomeNetworkSetupScreen = () => {
  const { t } = useTranslation('devices');
  const query = useGetDevicesQuery();
  const hasNetwork = useHasOwnNetwork();
  return (
    <PortalScreen title={t('setUp.title')} shortTitle={t('setUp.shortTitle')}>
      {hasNetwork ? (
        <QuerySection query={query} failed={t('failed')} skeleton={<LinesSkeleton rows={4} />}>
          {(list) => <SetUp list={list} />}
        </QuerySection>
      ) : (
        <NoOwnNetwork />
      )}
    </PortalScreen>
  );
};

const SetUp = ({ list }: { list: DeviceList }) => {
  const { t } = useTranslation('devices');
  const managesDevices = useCanOpen(DEVICES);
  const end = managesDevices ? DEVICES : networkPath;
  const { steps, step, place, next, back, isBusy, revealsKey } = useSteps(list, end);
  return (
    <Card>
      <Wizard
        label={t('setUp.place', { place: place + 1, total: steps.length })}
        steps={steps.map((one) => t(`setUp.${one}.heading`))}
        current={place}
        heading={t(`setUp.${step}.heading`)}
        next={{
          label: t(nextLabel(step, { managesDevices, revealsKey })),
          onGo: () => void next(),
          busy: isBusy,
        }}
        {...(back && { back: { label: t('common:back'), onGo: back } })}
      >
        <Stack gap={16}>
          <HomeNetworkSetupStep step={step} list={list} />
          {revealsKey && <Text>{t('network.hidden.text')}</Text>}
        </Stack>
      </Wizard>
    </Card>
  );
};

/** What the button to the next step says. */
const nextLabel = (
  step: SetupStep,
  { managesDevices, revealsKey }: { managesDevices: boolean; revealsKey: boolean },
) => {
  if (step === 'done' && !managesDevices) return 'setUp.done.toNetwork';
  return step === 'intro' && revealsKey ? 'network.hidden.read' : (`setUp.${step}.next` as const);
};

/**
 * The steps, the one that the address names, and the moves between them. Rule NET-7.
 *
 * @param end the page after the last step
 */
const useSteps = (list: DeviceList, end: string) => {
  const navigate = useNavigate();
  const site = useAppSelector(({ site: { info } }) => info);
  const { read, renew, isReading, isRenewing } = useNetworkKey();
  const steps = setupSteps(
    { wiredNetworkingEnabled: site?.wiredNetworkingEnabled ?? false },
    list.dpskMigrationNeeded,
  );
  const needsKey = list.wpaPskPassphrase === null && list.ssidAuthType !== 'OPEN';
  const { asked, open, leave } = useStepInAddress();
  const step = stepToShow(steps, asked, needsKey);
  const place = steps.indexOf(step);
  const comes = steps[place + 1];
  const before = steps[place - 1];

  const next = async (): Promise<void> => {
    if (!comes) await navigate(end);
    else if (step === 'migrate') {
      // Back must not lead to a move that is done.
      if (await renew()) open(comes, { replace: true });
    } else if (comes !== 'network' || !needsKey || (await read())) open(comes);
  };
  return {
    steps,
    step,
    place,
    next,
    back: before && (() => void leave(before)),
    isBusy: isReading || isRenewing,
    /** An agent sees the customer's password with the next step, and the customer can see that. Rule SES-35. */
    revealsKey: comes === 'network' && needsKey && list.isKeyHidden,
  };
};

/** Without a key there is nothing to show after the first steps. */
const stepToShow = (
  steps: readonly SetupStep[],
  asked: string | null,
  needsKey: boolean,
): SetupStep => {
  // The list knows of the new key a moment before the address does.
  const wanted = asked === 'migrate' && !steps.includes('migrate') ? 'network' : asked;
  const found = steps.find((one) => one === wanted) ?? 'intro';
  return needsKey && found !== 'migrate' ? 'intro' : found;
};

const STEP = 'step';

/** The step in the address, so that Back goes a step back and a reload stays. */
const useStepInAddress = () => {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const navigate = useNavigate();
  const open = (step: SetupStep, options: NavigateOptions = {}) =>
    setParams(
      (before) => {
        before.set(STEP, step);
        return before;
      },
      { state: options.replace ? state : { follows: true }, ...options },
    );
  return {
    asked: params.get(STEP),
    open,
    /** Back to the step before; a step that was opened by its address has none in the history. */
    leave: (step: SetupStep) => (state ? navigate(-1) : open(step, { replace: true })),
  };
};

export default HomeNetworkSetupScreen;
