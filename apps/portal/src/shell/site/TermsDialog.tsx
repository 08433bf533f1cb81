import { Button, SectionError, Skeleton, Stack, Text } from '@foyer/ui-kit/core';
import { TermsReader } from '@foyer/ui-kit/parts';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { withTexts } from '~/shared/i18n/i18n';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { useAppSelector } from '~/session/store/hooks';
import { selectWithdrawalDays } from '~/session/store/selectWithdrawalDays';
import { useGetTermsQuery } from '~/session/api/agreements.api';
import type { TermsPart, TermsProps } from './LazyTermsDialog';
import { SiteHtml } from './SiteHtml';

const PrivacyNote = lazyComponent(withTexts(() => import('./PrivacyNote'), 'optional-services'));

const noTexts = { html: null, withdrawal: null, seller: null };

const headings = {
  terms: 'terms',
  withdrawal: 'orders:withdrawInfo',
  seller: 'legalNotice',
} as const;

/**
 * The site's terms in a dialog, the information on the right to withdraw with its form, or the legal notice, so that
 * nothing typed on the screen is lost. Rules LAW-17 and LAW-19.
 */
const TermsDialog = ({ of = 'terms', onClose }: TermsProps) => {
  const { t } = useTranslation('common');
  const heading = t(headings[of]);
  return (
    <TermsReader open heading={heading} closeLabel={t('close')} onClose={onClose}>
      <TermsText of={of} />
      {of === 'terms' && <PrivacyNote />}
    </TermsReader>
  );
};

const TermsText = ({ of }: { of: TermsPart }) => {
  const { t } = useTranslation('common');
  const days = useAppSelector(selectWithdrawalDays);
  const terms = useGetTermsQuery();
  const { html, withdrawal, seller } = typeof terms.data === 'object' ? terms.data : noTexts;
  const text = { terms: html, withdrawal, seller }[of];
  if (text) return <SiteHtml html={text} />;
  // The backend has no such text.
  if (terms.data && of === 'seller') return <Seller />;
  if (terms.data && of === 'withdrawal')
    return <Text size="md">{t('orders:withdraw', { count: days ?? 0 })}</Text>;
  if (terms.data) return <Text size="md">{t('noTerms')}</Text>;
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

/** As far as the site information names it. */
const Seller = () => {
  const info = useAppSelector(({ site }) => site.info);
  const { name, address } = info?.consumerRights?.seller ?? {};
  return [name, address, info?.support.phone, info?.support.email].map(
    (line) =>
      line && (
        <Text key={line} size="md">
          {line}
        </Text>
      ),
  );
};

export default TermsDialog;
