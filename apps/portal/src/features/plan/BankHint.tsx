import { Text } from '@foyer/ui-kit/core';
import { paymentMethodPath } from '~/product/card-form/cardPaths';
import { currentPath } from '~/shared/routing/currentPath';
import { TextWithParts } from '~/shared/i18n/TextWithParts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { LinkInText } from './cancel/LinkInText';

/**
 * Says, before a charge that no bank can confirm, what to do with a card whose bank always asks. Nobody knows which cards
 * these are until they are refused. Rule BUY-27.
 */
export const BankHint = () => {
  const { t } = useTranslation('plan');
  return (
    <Text tone="quiet">
      <TextWithParts
        text={t('bankHint')}
        parts={{ card: <LinkInText to={paymentMethodPath(currentPath())} /> }}
      />
    </Text>
  );
};
