import { useEffect, useLayoutEffect, useSyncExternalStore, type ComponentType } from 'react';
import { lateCode } from './lateCode';

/** What stands in for a part that could not be fetched. */
export interface Instead {
  /** Tries to fetch it; settles when that has worked or failed. */
  onRetry: () => Promise<void>;
}

interface Meanwhile<Props> {
  /** While the code is on its way; nothing unless given. */
  waiting?: ComponentType<Props>;
  /** When the code could not be had; nothing unless given. */
  instead?: ComponentType<Props & Instead>;
}

/**
 * A part of the page whose code is fetched when it is first shown: the only way in which the portal
 * shows such a part. A failed fetch throws nothing; what stands in for the part says so, and it is
 * tried again when the part is next shown, when the browser is online again, or when asked to.
 *
 * @returns the part; `load` fetches its code ahead of time
 */
export const lazyPart = <Props extends object>(
  fetchCode: () => Promise<{ default: ComponentType<Props> }>,
  { waiting: Waiting, instead: Instead }: Meanwhile<Props> = {},
) => {
  const late = lateCode(fetchCode);
  const Part = (props: Props) => {
    const { code, hasFailed } = useSyncExternalStore(late.subscribe, late.read);
    useLayoutEffect(() => void late.load(), []);
    useEffect(() => {
      const retry = () => void late.load();
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    }, []);
    const Code = code?.default;
    if (Code) return <Code {...props} />;
    if (hasFailed) return Instead ? <Instead {...props} onRetry={late.load} /> : null;
    return Waiting ? <Waiting {...props} /> : null;
  };
  return Object.assign(Part, { load: late.load });
};
