import { Card, Skeleton, VisitorLayout } from '@foyer/ui-kit/core';
import { isPortalPath } from '~/shared/routing/isPortalPath';

/** The skeleton of a screen whose code has not loaded: of a page of the portal, or of a visitor's screen. */
export const ScreenSkeleton = () =>
  isPortalPath(window.location.hash.slice(1)) ? (
    <main className="fy-portal" aria-busy="true">
      <div className="f-hero fy-boot-hero" />
      <div className="fy-boot-card">
        <i />
        <i />
        <i />
      </div>
    </main>
  ) : (
    <VisitorLayout kind="task" bar={null} lead={null}>
      <Card aria-busy="true">
        <Skeleton />
      </Card>
    </VisitorLayout>
  );
