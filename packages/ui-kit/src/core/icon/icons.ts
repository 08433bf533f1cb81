export type { IconShape } from './iconShape';
export * from './firstIcons';
export * from './laterIcons';
export * from './planIcons';
export * from './portalIcons';
