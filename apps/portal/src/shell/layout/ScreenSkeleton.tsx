import { Card, Skeleton, VisitorLayout } from '@foyer/ui-kit/core';

/** The skeleton of a visitor's screen. */
export const ScreenSkeleton = () => (
  <VisitorLayout kind="task" bar={null} lead={null}>
    <Card aria-busy="true">
      <Skeleton />
    </Card>
  </VisitorLayout>
);
