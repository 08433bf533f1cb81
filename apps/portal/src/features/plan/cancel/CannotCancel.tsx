import { defaultPublicConfig, type Subscription, phoneLink } from '@foyer/domain';
import { Button, Card, EmptyState } from '@foyer/ui-kit/core';
import { wifiIcon } from '@foyer/ui-kit/icons';
import { Link } from 'react-router-dom';
import { useDate } from '~/shared/i18n/useDate';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';
import { useAppSelector } from '~/session/store/hooks';

/** Says why this plan cannot be cancelled here, and who can help. */
export const CannotCancel = ({ plan }: { plan: Subscription | null }) => {
  const { t } = useTranslation('plan');
  const date = useDate();
  const { cancelSubscriptionDisabled } = useAppSelector(
    ({ site }) => site.config ?? defaultPublicConfig,
  );
  const isSwitchedOff = cancelSubscriptionDisabled && plan !== null && plan.recurring !== false;
  const reason = isSwitchedOff ? 'disabled' : reasonOf(plan);
  const end = plan?.serviceEndDate ?? plan?.periodEnd ?? null;
  return (
    <Card>
      <EmptyState
        icon={wifiIcon}
        title={t(`cancel.cannot.${reason}.title`)}
        text={
          reason === 'once' && end === null
            ? t('pause.cannot.once')
            : t(`cancel.cannot.${reason}.text`, { date: end === null ? '' : date.full(end) })
        }
        action={
          isSwitchedOff ? (
            <Help />
          ) : (
            <Button as={Link} to={paths.managePlan} variant="soft">
              {t('backToPlan')}
            </Button>
          )
        }
      />
    </Card>
  );
};

const reasonOf = (plan: Subscription | null) => {
  if (!plan) return 'none';
  return plan.recurring === false ? 'once' : 'other';
};

/** The operator's contacts. */
const Help = () => {
  const { t } = useTranslation('plan');
  const support = useAppSelector(({ site }) => site.info?.support ?? null);
  if (support?.phone)
    return (
      <Button href={phoneLink(support.phone)} variant="soft">
        {t('cancel.call', { phone: support.phone })}
      </Button>
    );
  const href = support?.link ?? (support?.email && `mailto:${support.email}`);
  if (!href) return null;
  return (
    <Button href={href} variant="soft">
      {t('cancel.help')}
    </Button>
  );
};
