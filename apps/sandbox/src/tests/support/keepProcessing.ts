import type Stripe from 'stripe';
import { vi } from 'vitest';

/** Keeps a payment at the bank, which can't be cancelled there, until the mocks are restored. */
export const keepProcessing = ({ paymentIntents }: Stripe, payment: string): void => {
  const retrieve = paymentIntents.retrieve.bind(paymentIntents);
  vi.spyOn(paymentIntents, 'cancel').mockRejectedValue(new Error('It is processing.'));
  vi.spyOn(paymentIntents, 'retrieve').mockImplementation(async (id, ...rest) => {
    const intent = await retrieve(id, ...rest);
    return id === payment ? { ...intent, status: 'processing' } : intent;
  });
};
