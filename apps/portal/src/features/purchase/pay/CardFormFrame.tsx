import { Banner, Button, Skeleton, Stack } from '@foyer/ui-kit/core';
import type { ReactNode, Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { PayState } from './payState';

interface CardFormFrameProps {
  /** The provider's whole checkout, or its card fields alone. */
  what: 'checkout' | 'card-fields';
  state: PayState;
  /** Where the provider puts its form. */
  place: Ref<HTMLDivElement>;
  onRetry: () => void;
  /** Below the provider's part, once it is open. */
  children?: ReactNode;
}

/** The provider's part of the form: on its way, there, or not to be had. */
export const CardFormFrame = ({ what, state, place, onRetry, children }: CardFormFrameProps) => {
  const { t } = useTranslation('purchase');
  return (
    <>
      {state.kind === 'problem' && (
        <Banner
          tone="warning"
          role="alert"
          title={state.title}
          action={
            <Button variant="soft" size="small" onClick={onRetry}>
              {t('common:tryAgain')}
            </Button>
          }
        >
          {state.text}
        </Banner>
      )}
      {state.kind === 'opening' && (
        <Stack gap={16} role="status" aria-busy="true" aria-label={t('pay.loading')}>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </Stack>
      )}
      <div ref={place} className={`purchase-${what}`} />
      {state.kind === 'open' && children}
    </>
  );
};
