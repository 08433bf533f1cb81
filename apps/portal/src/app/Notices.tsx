import { lazy, Suspense } from 'react';
import { useAppSelector } from '~/platform/store/hooks';

const NoticesHost = lazy(() => import('~/platform/notices/NoticesHost'));

/** The dialogs and the snackbar; their code comes with the first notice, not with the first page. */
export const Notices = () => {
  const wanted = useAppSelector(
    ({ notices }) =>
      notices.error.isErrorShow || notices.modal.isVisible || notices.snackbar !== null,
  );
  return wanted ? (
    <Suspense>
      <NoticesHost />
    </Suspense>
  ) : null;
};
