import type { ComponentType } from 'react';
import { ensureTexts } from '~/shared/i18n/i18n';
import { LoadProblem } from './LoadProblem';
import { ScreenLoading } from './ScreenLoading';
import { lazyPart, type Instead } from '~/shared/loading/lazyPart';
import { orReload } from '~/shared/loading/orReload';
import { arriving } from '~/shared/routing/arriving';

/** What is shown while a screen is fetched, and when it could not be. */
interface Meanwhile<Props> {
  waiting: ComponentType<Props>;
  instead: ComponentType<Props & Instead>;
}

/**
 * A screen, or one step of a screen, whose code and texts are fetched when it is first opened; once it
 * is there it takes the focus. Where its code cannot be had the person is told so and can try again; a
 * page that a new deployment has replaced reloads once.
 */
export const lazyScreen = <Props extends object = object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  meanwhile: Meanwhile<Props> = { waiting: ScreenLoading, instead: LoadProblem },
): ComponentType<Props> =>
  lazyPart(async () => {
    const { default: Screen } = await orReload(load)();
    await ensureTexts();
    return { default: arriving(Screen) };
  }, meanwhile);
