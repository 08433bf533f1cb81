import { useSyncExternalStore, type ComponentType } from 'react';
import { ensureTexts } from '~/shared/i18n/i18n';
import { LoadProblem } from '~/shell/layout/LoadProblem';
import { ScreenLoading } from '~/shell/layout/ScreenLoading';
import { lateCode } from '~/shared/loading/lateCode';
import type { Instead } from '~/shared/loading/lazyPart';
import { lazyScreen } from '~/shell/layout/lazyScreen';

/** What stands in for a page in the portal's frame; fetched along with the first page that is opened. */
const meanwhile = lateCode(async () => {
  const code = await import('./PortalMeanwhile');
  await ensureTexts();
  return code;
});

const useMeanwhile = () => useSyncExternalStore(meanwhile.subscribe, meanwhile.read);

const Waiting = () => {
  const { code } = useMeanwhile();
  const Meanwhile = code?.default;
  return Meanwhile ? <Meanwhile /> : <ScreenLoading />;
};

const Missing = (instead: Instead) => {
  const { code } = useMeanwhile();
  const Meanwhile = code?.default;
  return Meanwhile ? <Meanwhile {...instead} /> : <LoadProblem {...instead} />;
};

/**
 * A page of the logged-in portal, fetched like any screen. Once one of them has been opened, the
 * others wait in the portal's own frame and say there that they could not be fetched: its menu stays.
 */
export const lazyPortalScreen = (load: () => Promise<{ default: ComponentType }>): ComponentType =>
  lazyScreen(
    async () => {
      const screen = await load();
      void meanwhile.load();
      return screen;
    },
    { waiting: Waiting, instead: Missing },
  );
