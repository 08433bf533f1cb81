import { Banner, Button } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { payWith } from './planPaths';

interface ChangeRefusedProps {
  title: string;
  /** Why, and what stays as it was. */
  text: string;
  /** Where another card leads back to; null where a card changes nothing. */
  then: string | null;
}

/** What was asked for did not happen; where a card may be why, the way to another one and back. */
export const ChangeRefused = ({ title, text, then }: ChangeRefusedProps) => {
  const { t } = useTranslation('plan');
  return (
    <Banner
      tone="critical"
      role="alert"
      title={title}
      action={
        then && (
          <Button as={Link} to={payWith(then)} variant="soft" size="small">
            {t('check.changeCard')}
          </Button>
        )
      }
    >
      {text}
    </Banner>
  );
};
