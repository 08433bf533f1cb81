import type { RoutePath } from '@foyer/domain';
import { createContext } from 'react';

/** The routes that have a screen; menus and links lead only to these. */
export const AvailableRoutes = createContext<ReadonlySet<RoutePath>>(new Set());
