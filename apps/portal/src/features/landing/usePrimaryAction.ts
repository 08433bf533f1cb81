import { useTranslation } from 'react-i18next';
import { useConnect } from '~/product/network/useConnect';
import { useDestination } from '~/product/network/useDestination';

interface PrimaryAction {
  label: string;
  /** What the button does, or the address that it opens. */
  to: { onClick: () => void } | { href: string };
}

/**
 * The action that comes before all links: an entitled device that is not online connects, and a person
 * who is online goes on to the address that they wanted. Null for everybody else.
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
