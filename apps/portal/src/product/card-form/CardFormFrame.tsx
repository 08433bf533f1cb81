import { Banner, Button, Skeleton, Stack } from '@foyer/ui-kit/core';
import type { Ref } from 'react';
import { payFeeOr } from '~/product/dues/payFeeOr';
import type { CallProblem } from '~/session/api/callProblem';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useMarkUsable } from '~/shared/loading/firstScreen';
import './CardFormFrame.css';

/** The state of the provider's part. */
export type CardFormState =
  | { kind: 'opening' }
  | { kind: 'open' }
  /** The provider's session has ended. */
  | { kind: 'over' }
  | ({ kind: 'problem'; title: string } & Partial<CallProblem>);

interface CardFormFrameProps {
  /** The provider's whole form with its button, or only its card fields. */
  kind: 'whole' | 'fields';
  state: CardFormState;
  /** The element that the provider fills. */
  place: Ref<HTMLDivElement>;
  onRetry: () => void;
}

/** The provider's part of the form: loading, open, ended or unavailable. */
export const CardFormFrame = ({ kind, state, place, onRetry }: CardFormFrameProps) => {
  const { t } = useTranslation('common');
  useMarkUsable(state.kind !== 'opening');
  return (
    <>
      {state.kind === 'problem' && (
        <Banner
          tone="warning"
          role="alert"
          title={state.title}
          action={payFeeOr(
            state.owesFee,
            <Button variant="soft" size="small" onClick={onRetry}>
              {t('tryAgain')}
            </Button>,
          )}
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
