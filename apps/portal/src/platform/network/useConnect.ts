import { useAppSelector } from '~/platform/store/hooks';
import { submitForm } from './submitForm';

/**
 * How to get this device online: the router's form, sent for real, because a phone notices that it
 * is online only on a full navigation. Null when there is nothing to do.
 */
export const useConnect = (): (() => void) | null => {
  const connect = useAppSelector(({ session }) => session.connect);
  return connect ? () => submitForm(connect) : null;
};
