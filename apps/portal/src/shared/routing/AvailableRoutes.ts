import type { RoutePath } from '@foyer/domain';
import { createContext } from 'react';

/** The routes that have a screen: a menu leads nowhere else. */
export const AvailableRoutes = createContext<ReadonlySet<RoutePath>>(new Set());
