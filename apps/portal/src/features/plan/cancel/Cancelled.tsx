import { isFree, type Subscription } from '@foyer/domain';
import { Card, EmptyState, Text } from '@foyer/ui-kit/core';
import { checkIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useDate } from '~/shared/i18n/useDate';
import { useOfferedTerminations } from '~/shell/site/useTerminationLinks';
import { TextWithParts } from '~/shared/i18n/TextWithParts';
import { paths } from '~/shared/routing/paths';
import { useCanDo } from '~/product/plans/useCanDo';
import { useDueTexts } from '~/product/dues/useDueTexts';
import { useLastCharge } from '~/product/dues/useLastCharge';
import { useDues } from '../useDues';
import { useBilling } from '~/shell/portal/useBilling';
import { CancelledPlanBanner } from '../manage/CancelledPlanBanner';
import { useRenewsUntilEnd } from '../manage/useRenewsUntilEnd';
import { LinkInText } from './LinkInText';

/**
 * Says until when the plan continues, and that the user can still keep it, except at a closed site. One that was cancelled
 * for a later day leads to the form that ends it sooner. Rule LAW-6.
 */
export const Cancelled = ({ plan }: { plan: Subscription }) => {
  const { t } = useTranslation('plan');
  const can = useCanDo();
  const date = useDate();
  const { way, billedBy } = useBilling();
  const dues = useDues();
  const dueTexts = useDueTexts();
  const lastCharge = useLastCharge();
  const renewsUntilEnd = useRenewsUntilEnd(plan);
  // A fee for leaving early may still be on the bill that the site sends.
  const isBilled = way === 'elsewhere' && !isFree(plan.price);
  const offersForm = useOfferedTerminations().includes('cancel');
  const { serviceEndDate } = plan;
  return (
    <>
      <Card>
        <EmptyState
          icon={checkIcon}
          title={t('cancel.isDone', { plan: plan.title })}
          text={
            <>
              {serviceEndDate !== null &&
                t(untilEnd(renewsUntilEnd), {
                  plan: plan.title,
                  date: date.full(serviceEndDate),
                })}{' '}
              {dueTexts(dues ?? [], renewsUntilEnd === true).join(' ')}{' '}
              {renewsUntilEnd === false && !isFree(plan.price) && lastCharge(dues)}
              {isBilled && billedBy}
            </>
          }
        />
      </Card>
      {can('revive', plan) && <CancelledPlanBanner subscription={plan} />}
      {renewsUntilEnd && !plan.contract && offersForm && (
        <Text>
          <TextWithParts
            text={t('cancel.sooner')}
            parts={{ form: <LinkInText to={paths.cancelContract} /> }}
          />
        </Text>
      )}
    </>
  );
};

const untilEnd = (renewsUntilEnd: boolean | null) => {
  if (renewsUntilEnd === null) return 'news.ending.title';
  return renewsUntilEnd ? 'cancel.isDonePaid' : 'cancel.runsUntil';
};
