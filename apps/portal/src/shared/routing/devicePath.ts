import type { RoutePath } from '@foyer/domain';

const EDIT_DEVICE = '/portal/device-management/edit-device/:id' satisfies RoutePath;

/** The page of one device. */
export const devicePath = (id: string): string =>
  EDIT_DEVICE.replace(':id', encodeURIComponent(id));
