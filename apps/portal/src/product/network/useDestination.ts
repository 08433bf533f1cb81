import { useAppSelector } from '~/session/store/hooks';

/**
 * The address that the visitor opened before the gateway redirected them, once this device is
 * online; else null.
 */
export const useDestination = (): { href: string; host: string } | null => {
  const href = useAppSelector(({ session }) =>
    session.deviceState === 'online' ? session.destination : null,
  );
  return href !== null && URL.canParse(href) ? { href, host: new URL(href).host } : null;
};
