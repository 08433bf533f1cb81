import type { RoutePath } from '@foyer/domain';
import type { ComponentType } from 'react';

/** One row of a feature's `routes.tsx`: a route and its screen. */
export interface ScreenRoute {
  path: RoutePath;
  Screen: ComponentType;
}
