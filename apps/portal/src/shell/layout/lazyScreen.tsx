import type { ComponentType } from 'react';
import { NavigationFailed } from './NavigationFailed';
import { ScreenSkeleton } from './ScreenSkeleton';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { withNavigationFocus } from '~/shared/routing/withNavigationFocus';

/**
 * A screen, or one step of a screen, whose code loads when it is first opened. It takes the
 * focus once it is shown. When its code fails to load, the page reloads once; when it fails again, the
 * error page opens.
 */
export const lazyScreen = <Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  loading: ComponentType<Props> = ScreenSkeleton,
) =>
  lazyComponent(
    async () => {
      const { default: Screen } = await load();
      return { default: withNavigationFocus(Screen) };
    },
    { loading, failed: NavigationFailed, reloads: true },
  );
