import { circle, dot, type IconShape } from './iconShape';

// The icons of the logged-in portal alone, apart so that a log-in does not load them.

export const arrowIcon: IconShape = 'M5 12h14M13 6l6 6-6 6';
export const consoleIcon: IconShape =
  'M7.5 7h9a4.5 4.5 0 0 1 4.4 3.6l.8 4.2a2.5 2.5 0 0 1-4.4 2L15.5 14.5h-7l-1.8 2.3a2.5 2.5 0 0 1-4.4-2l.8-4.2A4.5 4.5 0 0 1 7.5 7zM8.5 9.5v3M7 11h3M15.5 10h.01M17 12h.01';
export const devicesIcon: IconShape =
  'M13 16H5.5V7A1.5 1.5 0 0 1 7 5.5h9.5A1.5 1.5 0 0 1 18 7v1.5M3 19h10M16.5 11h3a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z';
export const downloadIcon: IconShape = 'M12 4.5v10M7.5 10.5L12 15l4.5-4.5M5.5 19h13';
export const editIcon: IconShape =
  'M5 19l.9-3.9L15.6 5.4a2 2 0 0 1 2.8 0l.2.2a2 2 0 0 1 0 2.8L8.9 18.1zM13.8 7.2l3 3';
export const homeIcon: IconShape =
  'M4 11l8-6.5 8 6.5v7a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18zM9.5 19.5V15a2.5 2.5 0 0 1 5 0v4.5';
export const keyIcon: IconShape = `${circle(8, 16, 3.5)}M10.5 13.5L19 5M15.5 8.5l2.5 2.5M13 11l1.5 1.5`;
export const laptopIcon: IconShape =
  'M6.5 6h11A1.5 1.5 0 0 1 19 7.5V15H5V7.5A1.5 1.5 0 0 1 6.5 6zM3 18.5h18';
export const leaveIcon: IconShape = 'M13.5 4.5h-8v15h8M10 12h10M16.5 8.5L20 12l-3.5 3.5';
export const mailIcon: IconShape = 'M4 6h16v12H4zM4 7l8 6 8-6';
export const moreIcon: IconShape = `${circle(5, 12, 0.9)}${circle(12, 12, 0.9)}${circle(19, 12, 0.9)}`;
export const pauseIcon: IconShape = 'M8.2 6h1.6v12H8.2zM14.2 6h1.6v12h-1.6z';
export const printerIcon: IconShape = `M7.5 9V4h9v5M7.5 16.5h-2A1.5 1.5 0 0 1 4 15v-4.5A1.5 1.5 0 0 1 5.5 9h13a1.5 1.5 0 0 1 1.5 1.5V15a1.5 1.5 0 0 1-1.5 1.5h-2M7.5 14h9v6h-9z`;
export const receiptIcon: IconShape =
  'M6 20V5a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v15l-2.4-1.7L13.8 20 12 18.5 10.2 20l-1.8-1.7zM9.5 9h5M9.5 13h5';
export const refreshIcon: IconShape = 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4.5H15';
export const speakerIcon: IconShape = `M8 3.5h8A1.5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5z${circle(12, 15, 2.8)}${dot(12, 7.5)}`;
export const tabletIcon: IconShape =
  'M6.5 3.5h11A1.5 1.5 0 0 1 19 5v14a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5zM11 17.5h2';
