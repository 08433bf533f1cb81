import { Button, Card, CardHeader, Chip, Stack, Text } from '@foyer/ui-kit/core';
import { checkIcon, warningIcon } from '@foyer/ui-kit/icons';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { errorText } from '~/session/api/errorText';
import { failureOpened } from '~/session/api/reportFailure';
import { reloadSite } from '~/session/refreshSession';
import { TermsLink } from '~/shell/site/TermsLink';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import { useUpdateAgreementsMutation } from '~/session/api/agreements.api';

/** Whether the user has accepted the terms, their summary, and a button for the full text. */
export const TermsCard = () => {
  const { t } = useTranslation('preferences');
  const terms = useAppSelector(({ site }) => site.info?.terms ?? null);
  const { accept, isAccepting } = useAccept();
  if (!terms) return null;
  return (
    <Card as="section">
      <CardHeader
        title={t('terms.title')}
        action={
          <Chip
            tone={terms.accepted ? 'positive' : 'warning'}
            icon={terms.accepted ? checkIcon : warningIcon}
          >
            {t(terms.accepted ? 'terms.isAccepted' : 'terms.isOpen')}
          </Chip>
        }
      />
      <Stack gap={16}>
        {terms.text && (
          <Text>
            <bdi>{terms.text}</bdi>
          </Text>
        )}
        <Text tone="quiet">{t(terms.accepted ? 'terms.accepted' : 'terms.notAccepted')}</Text>
        <Text>
          <TermsLink>{t('terms.read')}</TermsLink>
        </Text>
        {!terms.accepted && (
          <Button variant="soft" busy={isAccepting} onClick={() => void accept()}>
            {t('terms.accept')}
          </Button>
        )}
      </Stack>
    </Card>
  );
};

const useAccept = () => {
  const { t } = useTranslation('preferences');
  const dispatch = useAppDispatch();
  const [save, saving] = useUpdateAgreementsMutation();
  const accept = async (): Promise<void> => {
    const { error } = await save({ acceptsTerms: true });
    if (!error) {
      await dispatch(reloadSite());
      return;
    }
    const why = errorText(error, t);
    dispatch(failureOpened(error, t('terms.acceptFailed', { why })));
  };
  return { accept, isAccepting: saving.isLoading };
};
