import type { Subscription } from '@foyer/domain';
import { BackLink } from '@foyer/ui-kit/core';
import { Link as RouterLink } from 'react-router-dom';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { PortalScreen } from '~/shell/portal/PortalScreen';
import { SectionLoadError } from '~/shell/portal/sections/SectionLoadError';
import { LinesSkeleton, QuerySection } from '~/shell/portal/sections/QuerySection';
import { Pending } from '~/shell/portal/sections/Together';
import { useCanDo } from '~/product/plans/useCanDo';
import { paths } from '~/shared/routing/paths';
import { useCurrentPlanQuery } from '../useCurrentPlanQuery';
import { CannotChange } from './CannotChange';
import { ChooseUpgrade } from './ChooseUpgrade';
import { CHECK_STEP, useUpgrade } from './useUpgrade';

const CheckChange = lazyComponent(() => import('./CheckChange'), {
  loading: () => (
    <>
      <Pending />
      <LinesSkeleton />
    </>
  ),
  failed: SectionLoadError,
});

/** Changes the plan: the user chooses one, then sees its price. Rule SUB-4. */
const UpgradeScreen = () => {
  const { t } = useTranslation('plan');
  const query = useCurrentPlanQuery();
  const can = useCanDo();
  if (query.data === undefined)
    return (
      <PortalScreen title={t('choose.title')} busy={!query.isError} back={<BackToPlan />}>
        <QuerySection query={query} failed={t('manage.failed')}>
          {() => null}
        </QuerySection>
      </PortalScreen>
    );
  const { subscription } = query.data;
  return subscription && can('upgrade', subscription) ? (
    <Steps subscription={subscription} />
  ) : (
    <PortalScreen title={t('choose.title')} back={<BackToPlan />}>
      <CannotChange plan={subscription} />
    </PortalScreen>
  );
};

const BackToPlan = () => {
  const { t } = useTranslation('plan');
  return (
    <BackLink as={RouterLink} to={paths.managePlan}>
      {t('backToPlan')}
    </BackLink>
  );
};

const Steps = ({ subscription }: { subscription: Subscription }) => {
  const { t } = useTranslation('plan');
  const upgrade = useUpgrade(subscription);
  const { plan } = upgrade;
  const isChecking = upgrade.step === CHECK_STEP && plan !== null;
  return (
    <PortalScreen
      title={t(isChecking ? 'check.title' : 'choose.title')}
      busy={upgrade.query.isLoading}
      back={
        isChecking ? (
          <BackLink
            href={`#${paths.upgradePlans}`}
            onClick={(event) => {
              event.preventDefault();
              upgrade.choose({ step: null });
            }}
          >
            {t('check.back')}
          </BackLink>
        ) : (
          <BackToPlan />
        )
      }
    >
      {isChecking ? (
        <CheckChange subscription={subscription} plan={plan} upgrade={upgrade} />
      ) : (
        <ChooseUpgrade subscription={subscription} upgrade={upgrade} />
      )}
    </PortalScreen>
  );
};

export default UpgradeScreen;
