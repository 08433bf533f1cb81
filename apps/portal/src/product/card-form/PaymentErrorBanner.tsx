import { Banner, Button } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import type { ChargeError } from '~/session/api/chargeError';
import { paymentMethodPath } from './cardPaths';
import { currentPath } from '~/shared/routing/currentPath';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { payFeeOr } from '~/product/dues/payFeeOr';

interface PaymentErrorBannerProps {
  title: string;
  chargeError: ChargeError;
  /** Where the card page leads back to; the current page by default. */
  returnTo?: string;
  onRetry: () => void;
}

/**
 * Says that a payment failed, or that no answer came, and offers the remedy that fits: another card,
 * another try, the fee to pay first, or none.
 */
export const PaymentErrorBanner = ({ title, chargeError, ...rest }: PaymentErrorBannerProps) => {
  const { t } = useTranslation('card-form');
  const { text, remedy, owesFee, isUnanswered } = chargeError;
  return (
    <Banner
      tone="critical"
      role="alert"
      title={isUnanswered ? t('noAnswer.title') : title}
      action={payFeeOr(owesFee, remedy && <RemedyButton remedy={remedy} {...rest} />)}
    >
      {isUnanswered ? t('noAnswer.text') : text}
    </Banner>
  );
};

type RemedyButtonProps = Pick<PaymentErrorBannerProps, 'returnTo' | 'onRetry'> & {
  remedy: NonNullable<ChargeError['remedy']>;
};

const RemedyButton = ({ remedy, returnTo = currentPath(), onRetry }: RemedyButtonProps) => {
  const { t } = useTranslation('card-form');
  return remedy === 'anotherCard' ? (
    <Button as={Link} to={paymentMethodPath(returnTo)} variant="soft" size="small">
      {t('anotherCard')}
    </Button>
  ) : (
    <Button variant="soft" size="small" onClick={onRetry}>
      {t('common:tryAgain')}
    </Button>
  );
};
