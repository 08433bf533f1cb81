import { tabStorage } from '~/session/storage/tabStorage';

const KEY = 'foyer.payStep';

/** Notes that this tab has opened a payment: no address can say so. */
export const keepPayStep = (): void => tabStorage.set(KEY, 'yes');

/** Whether this tab has opened a payment since this was last asked. */
export const takePayStep = (): boolean => {
  const isKept = tabStorage.get(KEY) !== null;
  tabStorage.remove(KEY);
  return isKept;
};
