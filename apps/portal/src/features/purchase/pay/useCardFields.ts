import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardFormState } from '~/product/card-form/CardFormFrame';
import { openCardFields, type CardFields } from '~/product/card-form/openCardFields';
import { problemText } from '~/session/api/problemText';
import { errorShown } from '~/shared/notices/noticesSlice';
import { useAppDispatch, useAppSelector } from '~/session/store/hooks';
import type { Purchase } from '../usePurchase';
import { useStartPayment } from './useStartPayment';

interface CardFieldsOnPage {
  state: CardFormState;
  /** Where the provider puts its fields. */
  place: RefObject<HTMLDivElement | null>;
  fields: RefObject<CardFields | null>;
  retry: () => void;
  /** While the money may be on its way, leaving the step gives nothing up. */
  holdOn: (mayBePaid: boolean) => void;
}

/**
 * The provider's card fields for the payment of what is being bought. Leaving the step gives the
 * purchase up.
 *
 * @param id where the purchase's id is kept, once it has been started
 * @param onNothingToPay where a coupon has left nothing to pay
 */
export const useCardFields = (
  { order }: Purchase,
  id: RefObject<string | null>,
  onNothingToPay: () => void,
): CardFieldsOnPage => {
  const { t } = useTranslation('purchase');
  const dispatch = useAppDispatch();
  const standInUrl = useAppSelector(({ site }) => site.config?.cardScriptUrl ?? null);
  const startPayment = useStartPayment();
  const [state, setState] = useState<CardFormState>({ kind: 'opening' });
  const [tries, setTries] = useState(0);
  const place = useRef<HTMLDivElement>(null);
  const fields = useRef<CardFields | null>(null);
  const mayBePaid = useRef(false);
  const priceId = order?.plan.priceId ?? null;
  const couponCode = order?.couponCode ?? null;

  /** @returns what closes the fields and gives the purchase up */
  const open = useCallback(
    async (isCurrent: () => boolean): Promise<(() => void) | null> => {
      if (!priceId) return null;
      const started = await startPayment(priceId, couponCode);
      if (isCurrent() && started.kind !== 'failed') id.current = started.id;
      if (started.kind === 'nothingToPay') {
        if (isCurrent()) onNothingToPay();
        return null;
      }
      if (started.kind === 'failed') {
        const text = started.error ? problemText(started.error, t) : t('pay.failed.text');
        if (isCurrent()) setState({ kind: 'problem', title: t('pay.failed.title'), text });
        return started.giveUp;
      }
      if (!isCurrent() || !place.current) return started.giveUp;
      const opened = await openCardFields(started.keys, place.current, standInUrl).catch(
        () => null,
      );
      if (opened && isCurrent()) {
        fields.current = opened;
        setState({ kind: 'open' });
      } else if (isCurrent()) {
        dispatch(errorShown(t('common:errors.paymentScript')));
        setState({
          kind: 'problem',
          title: t('pay.unavailable.title'),
          text: t('pay.unavailable.text'),
        });
      }
      return () => {
        opened?.close();
        started.giveUp();
      };
    },
    // oxlint-disable-next-line react/exhaustive-deps -- what follows is made anew with each render, and the same
    [priceId, couponCode, standInUrl, startPayment, dispatch, t],
  );

  useEffect(() => {
    let isCurrent = true;
    setState({ kind: 'opening' });
    const opening = open(() => isCurrent);
    return () => {
      isCurrent = false;
      fields.current = null;
      // Decided now: by the time that the answer comes, the next purchase may be under way.
      const isLeft = !mayBePaid.current;
      void opening.then((giveUp) => (isLeft ? giveUp?.() : undefined));
    };
  }, [open, tries]);

  const holdOn = useCallback((value: boolean): void => {
    mayBePaid.current = value;
  }, []);
  return { state, place, fields, retry: () => setTries((count) => count + 1), holdOn };
};
