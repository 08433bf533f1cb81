import type { RoutePath } from '@foyer/domain';
import type { ComponentType } from 'react';

/** One row of a feature's `routes.tsx`: a route of the specification and the screen it opens. */
export interface ScreenRoute {
  path: RoutePath;
  Screen: ComponentType;
}
