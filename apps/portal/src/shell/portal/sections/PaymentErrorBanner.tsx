import { Banner, Button } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { Refusal } from '~/session/api/refusalOf';
import { here, payWith } from '~/product/card-form/cardPaths';

interface PaymentErrorBannerProps {
  title: string;
  refusal: Refusal;
  /** Where another card leads back to, when not to the page as it is. */
  then?: string;
  onRetry: () => void;
}

/** What is paid for did not happen; with it the one thing that may mend that, if anything does. */
export const PaymentErrorBanner = ({ title, refusal, ...ways }: PaymentErrorBannerProps) => (
  <Banner
    tone="critical"
    role="alert"
    title={title}
    action={refusal.remedy && <Way remedy={refusal.remedy} {...ways} />}
  >
    {refusal.text}
  </Banner>
);

type WayProps = Pick<PaymentErrorBannerProps, 'then' | 'onRetry'> & {
  remedy: NonNullable<Refusal['remedy']>;
};

const Way = ({ remedy, then = here(), onRetry }: WayProps) => {
  const { t } = useTranslation('portal');
  return remedy === 'anotherCard' ? (
    <Button as={Link} to={payWith(then)} variant="soft" size="small">
      {t('anotherCard')}
    </Button>
  ) : (
    <Button variant="soft" size="small" onClick={onRetry}>
      {t('common:tryAgain')}
    </Button>
  );
};
