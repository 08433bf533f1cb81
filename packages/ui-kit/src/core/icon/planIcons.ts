import { dot, type IconShape } from './iconShape';

// The icons of choosing and paying alone, apart so that the dashboard does not load them.

export const lockIcon: IconShape =
  'M7 11h10a1 1 0 0 1 1 1v6.5a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V12a1 1 0 0 1 1-1zM8.5 11V8a3.5 3.5 0 0 1 7 0v3';
export const tagIcon: IconShape = `M4 5v6.5l8.3 8.3a1.2 1.2 0 0 0 1.7 0l5.8-5.8a1.2 1.2 0 0 0 0-1.7L11.5 4H5a1 1 0 0 0-1 1z${dot(8, 8)}`;
