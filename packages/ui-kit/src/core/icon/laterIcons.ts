import { circle, dot, type IconShape } from './iconShape';

// The icons of screens after the first page that several parts of the portal share.

export const addIcon: IconShape = 'M12 5v14M5 12h14';
export const backIcon: IconShape = 'M14.5 6l-6 6 6 6';
export const calendarIcon: IconShape = 'M5 5.5h14v14H5zM5 10h14M9 3v4M15 3v4';
export const cardIcon: IconShape =
  'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3 10h18M7 14.5h3';
export const chatIcon: IconShape =
  'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 17h-6.5L8 20.5V17H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5zM8 9.5h8M8 12.5h5';
export const closeIcon: IconShape = 'M6 6l12 12M18 6L6 18';
export const copyIcon: IconShape =
  'M10.5 9h7A1.5 1.5 0 0 1 19 10.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 9 17.5v-7A1.5 1.5 0 0 1 10.5 9zM15 9V6.5A1.5 1.5 0 0 0 13.5 5h-7A1.5 1.5 0 0 0 5 6.5v7A1.5 1.5 0 0 0 6.5 15H9';
export const eyeIcon: IconShape = `M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12z${circle(12, 12, 2.8)}`;
export const eyeOffIcon: IconShape =
  'M4 4l16 16M9.9 6a9 9 0 0 1 2.1-.2c6 0 9.5 6.2 9.5 6.2a16 16 0 0 1-2.7 3.3M6.5 7.6A15.6 15.6 0 0 0 2.5 12S6 18.2 12 18.2a9 9 0 0 0 4.1-1M10 10a2.8 2.8 0 0 0 4 4';
export const helpIcon: IconShape = `${circle(12, 12, 9)}M9.6 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.3 1-1.3 1.9${dot(12, 16.8)}`;
export const phoneIcon: IconShape =
  'M8.5 3.5h7A1.5 1.5 0 0 1 17 5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5zM11 17.5h2';
export const shieldIcon: IconShape =
  'M12 3.5l7 2.3v5.7c0 4.2-2.8 7.3-7 9-4.2-1.7-7-4.8-7-9V5.8zM9 12l2.2 2.2L15.2 10';
export const speedIcon: IconShape = `M6.3 18.5a8.5 8.5 0 1 1 11.4 0M12 15l3-4.5${circle(11.6, 15.2, 0.9)}`;
