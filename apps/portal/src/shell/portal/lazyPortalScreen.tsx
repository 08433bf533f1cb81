import { useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import { withTexts } from '~/shared/i18n/i18n';
import type { Namespace } from '~/shared/i18n/textKeys';
import { ScreenSkeleton } from '~/shell/layout/ScreenSkeleton';
import { lazyModule } from '~/shared/loading/lazyModule';
import { lazyScreen } from '~/shell/layout/lazyScreen';

/** The portal's frame, with the loading state of the pages inside it. */
const loadFrame = async () => {
  const [{ default: Frame }, { default: Fallback }] = await Promise.all([
    import('./PortalFrame'),
    import('./PortalFallback'),
  ]);
  return { Frame, Fallback };
};

const frame = lazyModule(withTexts(loadFrame, 'portal'));

const useFrame = () => useSyncExternalStore(frame.subscribe, frame.read).code;

const Loading = () => {
  const Fallback = useFrame()?.Fallback;
  return Fallback ? <Fallback /> : <ScreenSkeleton />;
};

/** The frame round a page of the logged-in portal, as soon as its code has loaded. */
export const FramedPage = ({ children }: { children: ReactNode }) => {
  const Frame = useFrame()?.Frame;
  return Frame ? <Frame>{children}</Frame> : children;
};

/**
 * A lazy page of the logged-in portal, for a `FramedPage`. Once the frame has loaded, pages show their
 * loading state inside it.
 *
 * @param namespaces the texts that the page shows, besides those of the frame
 */
export const lazyPortalScreen = (
  load: () => Promise<{ default: ComponentType }>,
  ...namespaces: Namespace[]
) => {
  const loadScreen = withTexts(load, 'portal', ...namespaces);
  return lazyScreen(async () => {
    const [screen] = await Promise.all([loadScreen(), frame.load()]);
    if (frame.read().code === null) throw new Error('The portal’s frame did not load.');
    return screen;
  }, Loading);
};
