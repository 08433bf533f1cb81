import type { CheckoutSession } from '@foyer/domain';
import { Banner, Button, Skeleton, Stack } from '@foyer/ui-kit/core';
import { useTranslation } from 'react-i18next';
import './CardForm.css';
import { useCardForm } from './useCardForm';

interface CardFormProps {
  /** A hash path of the portal, where the provider sends the browser back to where it must. */
  returnPath: string;
  onComplete: (session: CheckoutSession) => void;
}

/** The card provider's own form for keeping a card, inside this page. */
export const CardForm = (props: CardFormProps) => {
  const { t } = useTranslation('common');
  const { state, place, retry } = useCardForm(props);
  return (
    <>
      {state.kind === 'problem' && (
        <Banner
          tone="warning"
          role="alert"
          title={state.text}
          action={
            <Button variant="soft" size="small" onClick={retry}>
              {t('tryAgain')}
            </Button>
          }
        />
      )}
      {state.kind === 'opening' && (
        <Stack gap={16} role="status" aria-busy="true" aria-label={t('loading')}>
          <Skeleton shape="button" />
          <Skeleton shape="button" />
          <Skeleton shape="button" />
        </Stack>
      )}
      <div ref={place} className="card-form" />
    </>
  );
};
