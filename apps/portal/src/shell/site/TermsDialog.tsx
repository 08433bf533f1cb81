import { Button, SectionError, Skeleton, Stack, Text } from '@foyer/ui-kit/core';
import { TermsReader } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { withTexts } from '~/shared/i18n/i18n';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { SiteHtml } from './SiteHtml';
import { useGetTermsQuery } from '~/session/api/agreements.api';

const PrivacyNote = lazyComponent(withTexts(() => import('./PrivacyNote'), 'optional-services'));

/** The site's terms in a dialog, so that nothing typed on the screen is lost. */
const TermsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation('common');
  return (
    <TermsReader open heading={t('terms')} closeLabel={t('close')} onClose={onClose}>
      <TermsText />
      <PrivacyNote />
    </TermsReader>
  );
};

const TermsText = () => {
  const { t } = useTranslation('common');
  const terms = useGetTermsQuery();
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
