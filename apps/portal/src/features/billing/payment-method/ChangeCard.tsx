import { Banner, Button, Card, CardHeader, Stack, Text } from '@foyer/ui-kit/core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { CardForm } from '~/product/card-form/CardForm';
import { RETURN_TO } from '~/product/card-form/cardPaths';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { useBilling } from '~/shell/portal/useBilling';
import { paths } from '~/shared/routing/paths';
import DueInvoices from '../overview/DueInvoices';
import type { SavedCardStatus } from './useSavedCardStatus';

interface ChangeCardProps {
  /** Where to go once the card is saved. */
  returnTo: string | null;
  /** The result of the form that the user returns from; null without one. */
  outcome: SavedCardStatus | null;
  /** Shows what is due, with the buttons that pay it. */
  paysDue: boolean;
}

/**
 * Saves another card through the provider's form; nothing is charged. Rule BILL-8.
 */
export const ChangeCard = ({ returnTo, outcome, paysDue }: ChangeCardProps) => {
  const { t } = useTranslation('billing');
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const { way, billedBy } = useBilling();
  const query = returnTo ? `&${RETURN_TO}=${encodeURIComponent(returnTo)}` : '';
  const returnPath = `${paths.paymentMethod}${query.replace('&', '?')}`;
  if (way === 'elsewhere') return <Banner title={t('card.notOnline')}>{billedBy}</Banner>;
  if (way === 'none') return <Banner title={t('card.notOnline')}>{t('card.notOnlineText')}</Banner>;
  return (
    <>
      {outcome && <Outcome kept={outcome} returnTo={returnTo} />}
      {paysDue && <DueInvoices />}
      <Card as="section">
        <CardHeader title={t('card.another')} />
        <Stack gap={20}>
          <Text tone="quiet">{t('card.anotherText')}</Text>
          {isOpen ? (
            <CardForm
              returnPath={returnPath}
              onComplete={({ id }) => {
                setOpen(false);
                void navigate(
                  `${paths.paymentMethod}?session_id=${encodeURIComponent(id)}${query}`,
                  { replace: true },
                );
              }}
            />
          ) : (
            <div>
              <Button onClick={() => setOpen(true)}>{t('card.change')}</Button>
            </div>
          )}
        </Stack>
      </Card>
    </>
  );
};

/** The result of the form that the user returns from. */
const Outcome = ({ kept, returnTo }: { kept: SavedCardStatus; returnTo: string | null }) => {
  const { t } = useTranslation('billing');
  const tones = { kept: 'positive', checking: 'info', failed: 'warning' } as const;
  return (
    <Banner
      tone={tones[kept]}
      role={kept === 'failed' ? 'alert' : 'status'}
      title={t(`card.outcome.${kept}.title`)}
      action={
        kept === 'kept' &&
        returnTo && (
          <Button as={Link} to={returnTo} size="small">
            {t('card.goOn')}
          </Button>
        )
      }
    >
      {t(`card.outcome.${kept}.text`)}
    </Banner>
  );
};
