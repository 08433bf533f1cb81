import { useTranslation } from 'react-i18next';
import { useConnect } from '~/product/network/useConnect';
import { useDestination } from '~/product/network/useDestination';

interface Lead {
  label: string;
  /** What the button does, or where it leads. */
  to: { onClick: () => void } | { href: string };
}

/**
 * What comes before any way in: whoever is entitled but not online connects; whoever is online goes
 * on to where they were heading. Null for everybody else.
 */
export const useLead = (): Lead | null => {
  const { t } = useTranslation('landing');
  const connect = useConnect();
  const destination = useDestination();
  if (connect) return { label: t('connect'), to: { onClick: connect } };
  return destination
    ? { label: t('continueTo', { host: destination.host }), to: { href: destination.href } }
    : null;
};
