import { useSyncExternalStore, type ComponentType } from 'react';
import { withTexts } from '~/shared/i18n/i18n';
import { LoadError } from '~/shell/layout/LoadError';
import { ScreenSkeleton } from '~/shell/layout/ScreenSkeleton';
import { lazyModule } from '~/shared/loading/lazyModule';
import type { LoadErrorProps } from '~/shared/loading/lazyComponent';
import { lazyScreen } from '~/shell/layout/lazyScreen';

/** The loading and error states inside the portal's frame; their code loads with the first page. */
const fallback = lazyModule(withTexts(() => import('./PortalFallback'), 'portal'));

const useFallback = () => useSyncExternalStore(fallback.subscribe, fallback.read);

const Loading = () => {
  const { code } = useFallback();
  const Fallback = code?.default;
  return Fallback ? <Fallback /> : <ScreenSkeleton />;
};

const Failed = (props: LoadErrorProps) => {
  const { code } = useFallback();
  const Fallback = code?.default;
  return Fallback ? <Fallback {...props} /> : <LoadError {...props} />;
};

/**
 * A lazy page of the logged-in portal. Once the first page has opened, later pages show their loading
 * and error states inside the portal's frame, so the menu stays.
 *
 * @param namespaces the texts that the page shows, besides those of the frame
 */
export const lazyPortalScreen = (
  load: () => Promise<{ default: ComponentType }>,
  ...namespaces: string[]
): ComponentType => {
  const loadScreen = withTexts(load, 'portal', ...namespaces);
  return lazyScreen(
    async () => {
      const screen = await loadScreen();
      void fallback.load();
      return screen;
    },
    { loading: Loading, failed: Failed },
  );
};
