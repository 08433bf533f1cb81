import { Button, SectionError, Skeleton, Stack, Text } from '@foyer/ui-kit/core';
import { TermsReader } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { withTexts } from '~/shared/i18n/i18n';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { useAppSelector } from '~/session/store/hooks';
import { useGetTermsQuery } from '~/session/api/agreements.api';
import type { TermsPart, TermsProps } from './LazyTermsDialog';
import { SiteHtml } from './SiteHtml';

const PrivacyNote = lazyComponent(withTexts(() => import('./PrivacyNote'), 'optional-services'));

/**
 * The site's terms in a dialog, or the information on the right to withdraw with its form, so that nothing typed on the
 * screen is lost. Rule LAW-17.
 */
const TermsDialog = ({ of = 'terms', onClose }: TermsProps) => {
  const { t } = useTranslation('common');
  const heading = t(of === 'terms' ? 'terms' : 'orders:withdrawInfo');
  return (
    <TermsReader open heading={heading} closeLabel={t('close')} onClose={onClose}>
      <TermsText of={of} />
      {of === 'terms' && <PrivacyNote />}
    </TermsReader>
  );
};

const TermsText = ({ of }: { of: TermsPart }) => {
  const { t } = useTranslation('common');
  const days = useAppSelector(({ site }) => site.info?.consumerRights?.withdrawalDays ?? null);
  const terms = useGetTermsQuery();
  const withdrawal = typeof terms.data === 'object' ? terms.data.withdrawal : null;
  if (of === 'withdrawal' && withdrawal) return <SiteHtml html={withdrawal} />;
  // The backend has no such text.
  if (terms.data && of === 'withdrawal')
    return <Text size="md">{t('orders:withdraw', { count: days ?? 0 })}</Text>;
  if (terms.data === 'absent') return <Text size="md">{t('noTerms')}</Text>;
  if (terms.data) return <SiteHtml html={terms.data.html} />;
  if (terms.isError)
    return (
      <SectionError
        level={3}
        title={t('termsProblem.title')}
        text={t('termsProblem.text')}
        action={
          <Button variant="soft" size="small" onClick={() => void terms.refetch()}>
            {t('tryAgain')}
          </Button>
        }
      />
    );
  return (
    <Stack role="status" aria-busy="true" aria-label={t('loading')}>
      <Skeleton shape="title" width={60} />
      <Skeleton />
      <Skeleton width={80} />
    </Stack>
  );
};

export default TermsDialog;
