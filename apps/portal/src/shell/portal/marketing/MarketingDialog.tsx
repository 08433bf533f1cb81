import { Stack, Text } from '@foyer/ui-kit/core';
import { CheckboxField, ConfirmDialog } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { ALL_CHANNELS, useMarketingChoice } from './useMarketingChoice';

interface MarketingDialogProps {
  userId: string;
  onClose: () => void;
}

/** Asks for consent to marketing, for each channel where the site wants that. No box is ticked beforehand. */
const MarketingDialog = ({ userId, onClose }: MarketingDialogProps) => {
  const { t } = useTranslation('portal');
  const choice = useMarketingChoice(userId, onClose);
  const channels = choice.isDetailed
    ? choice.channels
    : [{ id: ALL_CHANNELS, title: t('marketing.single'), description: null }];
  return (
    <ConfirmDialog
      // Without channels there is nothing to ask; the next visit asks again.
      open={choice.isReady && !choice.hasFailed}
      heading={t('marketing.heading')}
      confirmLabel={t('marketing.save')}
      cancelLabel={t('marketing.close')}
      busy={choice.isSaving}
      onConfirm={() => void choice.save()}
      onCancel={onClose}
    >
      <Stack gap={12}>
        <Text>{t('marketing.text')}</Text>
        {channels.map(({ id, title, description }) => (
          <CheckboxField
            key={id}
            label={<bdi>{title}</bdi>}
            {...(description && { hint: <bdi>{description}</bdi> })}
            checked={choice.isChosen(id)}
            onChange={(event) => choice.choose(id, event.target.checked)}
          />
        ))}
      </Stack>
    </ConfirmDialog>
  );
};

export default MarketingDialog;
