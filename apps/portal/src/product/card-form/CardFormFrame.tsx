import { Banner, Button, Skeleton, Stack } from '@foyer/ui-kit/core';
import type { ReactNode, Ref } from 'react';
import PayFeeLink from '~/product/dues/PayFeeLink';
import { useTranslation } from '~/shared/i18n/useTranslation';
import './CardFormFrame.css';

/** The state of the provider's part. */
export type CardFormState =
  | { kind: 'opening' }
  | { kind: 'open' }
  /** The provider's session has ended. */
  | { kind: 'over' }
  | { kind: 'problem'; title: string; text?: string; owesFee?: boolean };

interface CardFormFrameProps {
  /** The provider's whole form with its button, or only its card fields. */
  kind: 'whole' | 'fields';
  state: CardFormState;
  /** The element that the provider fills. */
  place: Ref<HTMLDivElement>;
  onRetry: () => void;
  /** Shown below the provider's part, once it is open. */
  children?: ReactNode;
}

/** The provider's part of the form: loading, open, ended or unavailable. */
export const CardFormFrame = ({ kind, state, place, onRetry, children }: CardFormFrameProps) => {
  const { t } = useTranslation('common');
  return (
    <>
      {state.kind === 'problem' && (
        <Banner
          tone="warning"
          role="alert"
          title={state.title}
          action={
            state.owesFee ? (
              <PayFeeLink />
            ) : (
              <Button variant="soft" size="small" onClick={onRetry}>
                {t('tryAgain')}
              </Button>
            )
          }
        >
          {state.text}
        </Banner>
      )}
      {state.kind === 'over' && <Over onRetry={onRetry} />}
      {state.kind === 'opening' && (
        <Stack gap={16} role="status" aria-busy="true" aria-label={t('cardForm')}>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </Stack>
      )}
      <div ref={place} className={`card-form--${kind}`} />
      {state.kind === 'open' && children}
    </>
  );
};

const Over = ({ onRetry }: Pick<CardFormFrameProps, 'onRetry'>) => {
  const { t } = useTranslation('card-form');
  return (
    <Banner
      tone="warning"
      role="alert"
      title={t('over.title')}
      action={
        <Button variant="soft" size="small" onClick={onRetry}>
          {t('over.again')}
        </Button>
      }
    >
      {t('over.text')}
    </Banner>
  );
};
