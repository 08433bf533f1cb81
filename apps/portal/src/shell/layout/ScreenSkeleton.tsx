import { Card, Skeleton, VisitorLayout } from '@foyer/ui-kit/core';

/** A visitor's screen in the making: the shape of what is coming. */
export const ScreenSkeleton = () => (
  <VisitorLayout kind="task" bar={null} lead={null}>
    <Card aria-busy="true">
      <Skeleton />
    </Card>
  </VisitorLayout>
);
