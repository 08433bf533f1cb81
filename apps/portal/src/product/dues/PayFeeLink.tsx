import { Button } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useCanOpen } from '~/session/guards/useCanOpen';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { paths } from '~/shared/routing/paths';

/** The next step after a refusal for which `owesFee` holds: the page that the refusal names. Rule SUB-25. */
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

export default PayFeeLink;
