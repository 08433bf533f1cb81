import { paths } from './paths';

/** The page of one device. */
export const devicePath = (id: string): string =>
  `${paths.devices}/edit-device/${encodeURIComponent(id)}`;
