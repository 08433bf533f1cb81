import { Button, Card, Stack, Text } from '@foyer/ui-kit/core';
import { useId, useState } from 'react';
import { withTexts } from '~/shared/i18n/i18n';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { FormSkeleton } from '~/product/forms/FormSkeleton';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { useAppSelector } from '~/session/store/hooks';
import { NavigationFailed } from '~/shell/layout/NavigationFailed';
import type { Purchase } from '../usePurchase';

const ResumeLinks = lazyComponent(
  withTexts(() => import('./ResumeLinks'), 'forms'),
  {
    loading: FormSkeleton,
    failed: NavigationFailed,
  },
);

/**
 * Offers to continue this order later or elsewhere; nothing where the backend keeps no orders, and nothing to an agent, who
 * can't hand over the customer's session (BUY-15).
 */
export const KeepOrder = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useTranslation('purchase');
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const isAgent = useAppSelector(({ site }) => site.info?.isImpersonating ?? false);
  if (!purchase.isKept || isAgent) return null;
  return (
    <Card pad="tile">
      <Stack gap={16}>
        <Stack row spread gap={12}>
          <Text strong>{t('keep.title')}</Text>
          <Button
            variant="soft"
            size="small"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'keep.close' : 'keep.open')}
          </Button>
        </Stack>
        <div id={id} hidden={!isOpen}>
          {isOpen && <ResumeLinks />}
        </div>
      </Stack>
    </Card>
  );
};
