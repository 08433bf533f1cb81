import type { ComponentType } from 'react';
import { LoadError } from './LoadError';
import { ScreenSkeleton } from './ScreenSkeleton';
import { lazyComponent, type LoadErrorProps } from '~/shared/loading/lazyComponent';
import { reloadForNewRelease } from '~/shared/loading/reloadForNewRelease';
import { withNavigationFocus } from '~/shared/routing/withNavigationFocus';

interface Fallbacks<Props> {
  loading: ComponentType<Props>;
  failed: ComponentType<Props & LoadErrorProps>;
}

/**
 * A screen, or one step of a screen, whose code loads when it is first opened. It takes the
 * focus once it is shown. When its code fails to load, the person can try again; when a new release has
 * replaced this one, the page reloads once.
 */
export const lazyScreen = <Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallbacks: Fallbacks<Props> = { loading: ScreenSkeleton, failed: LoadError },
): ComponentType<Props> =>
  lazyComponent(async () => {
    const { default: Screen } = await reloadForNewRelease(load)();
    return { default: withNavigationFocus(Screen) };
  }, fallbacks);
