import { useEffect, useState } from 'react';
import { lazyComponent } from '~/shared/loading/lazyComponent';
import { PlainNotices } from '~/shell/notices/PlainNotices';
import { useAppSelector } from '~/session/store/hooks';

/** So long a notice waits for its proper looks. */
const PATIENCE_MS = 2000;

const Waiting = () => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong ? <PlainNotices /> : null;
};

const NoticesHost = lazyComponent(() => import('~/shell/notices/NoticesHost'), {
  loading: Waiting,
  failed: PlainNotices,
});

/** Fetches the code of the dialogs and the snackbar, before a broken network makes them wanted. */
export const loadNotices = NoticesHost.load;

/**
 * The dialogs and the snackbar. Their code comes after the first page; where it could not be had, the
 * message is shown all the same.
 */
export const Notices = () => {
  const wanted = useAppSelector(
    ({ notices }) =>
      notices.error.isErrorShow || notices.modal.isVisible || notices.snackbar !== null,
  );
  return wanted ? <NoticesHost /> : null;
};
