import { Button } from '@foyer/ui-kit/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';

/** The page that a refusal for an unpaid fee names. */
const PayFeeLink = () => {
  const { t } = useTranslation('common');
  const opens = useCanOpen(paths.billing);
  return (
    opens && (
      <Button as={Link} to={paths.billing} variant="soft" size="small">
        {t('menu.billing')}
      </Button>
    )
  );
};

/** The next step after a refusal: paying the fee, if the user owes one first, or else another step. Rule SUB-25. */
export const payFeeOr = (owesFee: boolean | undefined, otherwise: ReactNode): ReactNode =>
  owesFee ? <PayFeeLink /> : otherwise;
