import {
  comesLater,
  nextPaymentOf,
  savedOnNextPayment,
  type Dashboard,
  type PaymentMethod,
} from '@foyer/domain';
import { Button, Hero, Quantity, Text } from '@foyer/ui-kit/core';
import { Link } from 'react-router-dom';
import { useDate } from '~/shared/i18n/useDate';
import type { KeyIn } from '~/shared/i18n/textKeys';
import { useTranslation } from '~/shared/i18n/useTranslation';
import { AmountDue } from '~/shell/portal/AmountDue';
import { useBilling } from '~/shell/portal/useBilling';
import { SavedCard } from '~/product/saved-card/SavedCard';
import { useKeptCardQuery } from '~/product/saved-card/useKeptCard';
import { now } from '~/session/storage/browserStores';
import { useMoney } from '~/shared/money/useMoney';
import { useAppSelector } from '~/session/store/hooks';
import { HeroSkeleton } from '~/shell/portal/sections/HeroSkeleton';
import { QuerySection } from '~/shell/portal/sections/QuerySection';
import { paths } from '~/shared/routing/paths';
import { useNextPaymentQuery } from './useNextPaymentQuery';

/** The next payment in large type: date, amount, how it is made up, and the card. */
export const NextPayment = () => {
  const { t } = useTranslation('billing');
  const query = useNextPaymentQuery();
  return (
    <QuerySection query={query} failed={t('next.failed')} skeleton={<HeroSkeleton />}>
      {(dashboard) => <Next dashboard={dashboard} />}
    </QuerySection>
  );
};

/** What the link to the card's page is called; its page's name while no one knows whether there is a card. */
const cardAction = (card: PaymentMethod | null | undefined): KeyIn<'billing'> => {
  if (card === undefined) return 'card.title';
  return card === null ? 'next.addCard' : 'next.changeCard';
};

const Next = ({ dashboard }: { dashboard: Dashboard }) => {
  const { t } = useTranslation('billing');
  const { data: card, isError } = useKeptCardQuery();
  const { way, billedBy } = useBilling();
  const paysByCard = way === 'card';
  return (
    <Hero>
      {card && <SavedCard method={card} />}
      {card === null && paysByCard && <Text tone="inherit">{t('next.noCard')}</Text>}
      {card === undefined && paysByCard && isError && (
        <Text tone="inherit">{t('card.failed')}</Text>
      )}
      {way === 'elsewhere' && <Text tone="inherit">{billedBy}</Text>}
      <Amount dashboard={dashboard} />
      {(card ?? paysByCard) && (
        <Button as={Link} to={paths.paymentMethod} variant="onHeroRaised">
          {t(cardAction(card))}
        </Button>
      )}
    </Hero>
  );
};

const Amount = ({ dashboard }: { dashboard: Dashboard }) => {
  const { t } = useTranslation('billing');
  const money = useMoney();
  const date = useDate();
  const hasAccess = useAppSelector(
    ({ session }) => session.account?.siteUser.hasActiveSubscription ?? true,
  );
  const next = nextPaymentOf(dashboard, now(), hasAccess);
  const why = useWhy(dashboard);
  const credit = dashboard.creditOnNextPayment;
  if (next.kind === 'none')
    return (
      <div>
        <Text tone="inherit" size="md">
          {t('next.title')}
        </Text>
        <Quantity
          value={t(comesLater(next.reason) ? 'portal:noPaymentYet' : 'portal:noPayment')}
          size="lg"
        />
        <Text tone="inherit">{t(`portal:whyNoPayment.${next.reason}`)}</Text>
      </div>
    );
  if (next.kind === 'unknown')
    return (
      <div>
        <Text tone="inherit" size="md">
          {next.at === null ? t('next.title') : t('next.on', { date: date.day(next.at) })}
        </Text>
        <AmountDue amount={next.amount} size="hero" />
      </div>
    );
  return (
    <div>
      <Text tone="inherit" size="md">
        {t('next.on', { date: date.day(next.at) })}
      </Text>
      <AmountDue amount={next.amount} size="hero" />
      {why && <Text tone="inherit">{why}</Text>}
      {credit && <Text tone="inherit">{t('next.credit', { amount: money.text(credit) })}</Text>}
    </div>
  );
};

/**
 * "Plus for £25.00, less £5.00 with AUTUMN20". A planned change has a different price from the
 * plan's.
 */
const useWhy = ({ nextPayment, creditOnNextPayment, subscription }: Dashboard): string | null => {
  const { t } = useTranslation('billing');
  const money = useMoney();
  if (!nextPayment || !subscription) return null;
  const { title, price, coupon, scheduledChange } = subscription;
  if (scheduledChange) return t('next.afterChange');
  const saved = savedOnNextPayment(subscription, nextPayment, creditOnNextPayment);
  if (!coupon || !saved) return t('next.plan', { plan: title });
  return t('next.planWithCoupon', {
    plan: title,
    price: money.text(price),
    saved: money.text(saved),
    code: coupon.value,
  });
};
