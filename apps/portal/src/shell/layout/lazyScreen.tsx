import type { ComponentType } from 'react';
import { ensureTexts } from '~/shared/i18n/i18n';
import { LoadError } from './LoadError';
import { ScreenSkeleton } from './ScreenSkeleton';
import { lazyComponent, type LoadErrorProps } from '~/shared/loading/lazyComponent';
import { reloadForNewRelease } from '~/shared/loading/reloadForNewRelease';
import { withNavigationFocus } from '~/shared/routing/withNavigationFocus';

/** What is shown while a screen is fetched, and when it could not be. */
interface Meanwhile<Props> {
  loading: ComponentType<Props>;
  failed: ComponentType<Props & LoadErrorProps>;
}

/**
 * A screen, or one step of a screen, whose code and texts are fetched when it is first opened; once it
 * is there it takes the focus. Where its code cannot be had the person is told so and can try again; a
 * page that a new deployment has replaced reloads once.
 */
export const lazyScreen = <Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile: Meanwhile<Props> = { loading: ScreenSkeleton, failed: LoadError },
): ComponentType<Props> =>
  lazyComponent(async () => {
    const { default: Screen } = await reloadForNewRelease(load)();
    await ensureTexts();
    return { default: withNavigationFocus(Screen) };
  }, meanwhile);
