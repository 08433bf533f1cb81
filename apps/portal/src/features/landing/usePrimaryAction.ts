import { useTranslation } from 'react-i18next';
import { useConnect } from '~/product/network/useConnect';
import { useDestination } from '~/product/network/useDestination';

interface PrimaryAction {
  label: string;
  /** A function of the button, or the address that it opens. */
  to: { onClick: () => void } | { href: string };
}

/**
 * The action before all links: an entitled device that is not online connects, and a user who is
 * online goes on to the address that they wanted. Null for all other visitors.
 */
export const usePrimaryAction = (): PrimaryAction | null => {
  const { t } = useTranslation('landing');
  const connect = useConnect();
  const destination = useDestination();
  if (connect) return { label: t('connect'), to: { onClick: connect } };
  return destination
    ? { label: t('continueTo', { host: destination.host }), to: { href: destination.href } }
    : null;
};
