import {
  useEffect,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from 'react';
import { lazyModule } from './lazyModule';
import { reloadOnce } from './reloadOnce';

/** The props of the component that is shown when code fails to load. */
export interface LoadErrorProps {
  /** Loads the code again, by a reload of the page at last; settles when that succeeds or fails. */
  onRetry: () => Promise<void>;
}

interface Options<Props> {
  /** Shown while the code loads; nothing by default. */
  loading?: ComponentType<Props>;
  /** Shown when the code fails to load; nothing by default. */
  failed?: ComponentType<Props & LoadErrorProps>;
  /** It is all that the address opens: the page reloads once before its code counts as failed. */
  reloads?: boolean;
}

/**
 * A component whose code loads when it is first shown. The portal uses it in place of `React.lazy`,
 * because a failed load does not throw: the `failed` component is shown, and the code loads again when
 * the component is next shown, when the browser is back online, or on request.
 *
 * @returns the component; `load` preloads its code
 */
export const lazyComponent = <Props extends object>(
  fetchCode: () => Promise<{ default: ComponentType<Props> }>,
  { loading: Loading, failed: Failed, reloads = false }: Options<Props> = {},
) => {
  const lazy = lazyModule(fetchCode);
  const retry = () => lazy.load(reloadOnce);
  const show = () => (reloads ? retry() : lazy.load());
  const Lazy = (props: Props) => {
    const { code, hasFailed } = useSyncExternalStore(lazy.subscribe, lazy.read);
    const [isNew, setNew] = useState(true);
    useLayoutEffect(() => {
      lazy.forget();
      void show();
      setNew(false);
    }, []);
    useEffect(() => {
      const onOnline = () => void show();
      window.addEventListener('online', onOnline);
      return () => window.removeEventListener('online', onOnline);
    }, []);
    const Code = code?.default;
    if (Code) return <Code {...props} />;
    // An earlier failure, such as one ahead of the need, says nothing of the attempt that begins now.
    if (hasFailed && !isNew) return Failed ? <Failed {...props} onRetry={retry} /> : null;
    return Loading ? <Loading {...props} /> : null;
  };
  return Object.assign(Lazy, { load: () => lazy.load() });
};
