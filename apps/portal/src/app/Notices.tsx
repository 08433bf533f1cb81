import { useEffect, useState } from 'react';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { FallbackNotices } from '~/shell/notices/FallbackNotices';
import { useAppSelector } from '~/session/store/hooks';

/** How long a notice waits for its own code before it shows as a plain banner. */
const PATIENCE_MS = 2000;

const Waiting = () => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? <FallbackNotices /> : null;
};

const NoticesHost = lazyComponent(() => import('~/shell/notices/NoticesHost'), {
  loading: Waiting,
  failed: FallbackNotices,
});

/**
 * The dialogs and the snackbar. Their code loads after the first page; when it fails to load, the
 * message shows as a plain banner.
 */
export const Notices = () => {
  const wanted = useAppSelector(
    ({ notices }) =>
      notices.error.isErrorShow || notices.modal.isVisible || notices.snackbar !== null,
  );
  return wanted ? <NoticesHost /> : null;
};
