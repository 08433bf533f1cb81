import { circle, dot, type IconShape } from './iconShape';

// The icons of all screens after the first page.

export const addIcon: IconShape = 'M12 5v14M5 12h14';
export const arrowIcon: IconShape = 'M5 12h14M13 6l6 6-6 6';
export const backIcon: IconShape = 'M14.5 6l-6 6 6 6';
export const calendarIcon: IconShape = 'M5 5.5h14v14H5zM5 10h14M9 3v4M15 3v4';
export const cardIcon: IconShape =
  'M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2zM3 10h18M7 14.5h3';
export const chatIcon: IconShape =
  'M5 5h14a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 19 17h-6.5L8 20.5V17H5a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 5 5zM8 9.5h8M8 12.5h5';
export const closeIcon: IconShape = 'M6 6l12 12M18 6L6 18';
export const consoleIcon: IconShape =
  'M7.5 7h9a4.5 4.5 0 0 1 4.4 3.6l.8 4.2a2.5 2.5 0 0 1-4.4 2L15.5 14.5h-7l-1.8 2.3a2.5 2.5 0 0 1-4.4-2l.8-4.2A4.5 4.5 0 0 1 7.5 7zM8.5 9.5v3M7 11h3M15.5 10h.01M17 12h.01';
export const copyIcon: IconShape =
  'M10.5 9h7A1.5 1.5 0 0 1 19 10.5v7a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 9 17.5v-7A1.5 1.5 0 0 1 10.5 9zM15 9V6.5A1.5 1.5 0 0 0 13.5 5h-7A1.5 1.5 0 0 0 5 6.5v7A1.5 1.5 0 0 0 6.5 15H9';
export const devicesIcon: IconShape =
  'M13 16H5.5V7A1.5 1.5 0 0 1 7 5.5h9.5A1.5 1.5 0 0 1 18 7v1.5M3 19h10M16.5 11h3a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1h-3a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z';
export const downloadIcon: IconShape = 'M12 4.5v10M7.5 10.5L12 15l4.5-4.5M5.5 19h13';
export const editIcon: IconShape =
  'M5 19l.9-3.9L15.6 5.4a2 2 0 0 1 2.8 0l.2.2a2 2 0 0 1 0 2.8L8.9 18.1zM13.8 7.2l3 3';
export const eyeIcon: IconShape = `M2.5 12S6 5.8 12 5.8 21.5 12 21.5 12 18 18.2 12 18.2 2.5 12 2.5 12z${circle(12, 12, 2.8)}`;
export const eyeOffIcon: IconShape =
  'M4 4l16 16M9.9 6a9 9 0 0 1 2.1-.2c6 0 9.5 6.2 9.5 6.2a16 16 0 0 1-2.7 3.3M6.5 7.6A15.6 15.6 0 0 0 2.5 12S6 18.2 12 18.2a9 9 0 0 0 4.1-1M10 10a2.8 2.8 0 0 0 4 4';
export const helpIcon: IconShape = `${circle(12, 12, 9)}M9.6 9.5a2.5 2.5 0 1 1 3.7 2.2c-.8.5-1.3 1-1.3 1.9${dot(12, 16.8)}`;
export const homeIcon: IconShape =
  'M4 11l8-6.5 8 6.5v7a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18zM9.5 19.5V15a2.5 2.5 0 0 1 5 0v4.5';
export const keyIcon: IconShape = `${circle(8, 16, 3.5)}M10.5 13.5L19 5M15.5 8.5l2.5 2.5M13 11l1.5 1.5`;
export const laptopIcon: IconShape =
  'M6.5 6h11A1.5 1.5 0 0 1 19 7.5V15H5V7.5A1.5 1.5 0 0 1 6.5 6zM3 18.5h18';
export const leaveIcon: IconShape = 'M13.5 4.5h-8v15h8M10 12h10M16.5 8.5L20 12l-3.5 3.5';
export const lockIcon: IconShape =
  'M7 11h10a1 1 0 0 1 1 1v6.5a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1V12a1 1 0 0 1 1-1zM8.5 11V8a3.5 3.5 0 0 1 7 0v3';
export const mailIcon: IconShape = 'M4 6h16v12H4zM4 7l8 6 8-6';
export const moreIcon: IconShape = `${circle(5, 12, 0.9)}${circle(12, 12, 0.9)}${circle(19, 12, 0.9)}`;
export const pauseIcon: IconShape = 'M8.2 6h1.6v12H8.2zM14.2 6h1.6v12h-1.6z';
export const phoneIcon: IconShape =
  'M8.5 3.5h7A1.5 1.5 0 0 1 17 5v14a1.5 1.5 0 0 1-1.5 1.5h-7A1.5 1.5 0 0 1 7 19V5a1.5 1.5 0 0 1 1.5-1.5zM11 17.5h2';
export const printerIcon: IconShape = `M7.5 9V4h9v5M7.5 16.5h-2A1.5 1.5 0 0 1 4 15v-4.5A1.5 1.5 0 0 1 5.5 9h13a1.5 1.5 0 0 1 1.5 1.5V15a1.5 1.5 0 0 1-1.5 1.5h-2M7.5 14h9v6h-9z`;
export const receiptIcon: IconShape =
  'M6 20V5a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v15l-2.4-1.7L13.8 20 12 18.5 10.2 20l-1.8-1.7zM9.5 9h5M9.5 13h5';
export const refreshIcon: IconShape = 'M19.5 12a7.5 7.5 0 1 1-2.3-5.4M19.5 4v4.5H15';
export const shieldIcon: IconShape =
  'M12 3.5l7 2.3v5.7c0 4.2-2.8 7.3-7 9-4.2-1.7-7-4.8-7-9V5.8zM9 12l2.2 2.2L15.2 10';
export const speakerIcon: IconShape = `M8 3.5h8A1.5 1.5 0 0 1 17.5 5v14a1.5 1.5 0 0 1-1.5 1.5H8A1.5 1.5 0 0 1 6.5 19V5A1.5 1.5 0 0 1 8 3.5z${circle(12, 15, 2.8)}${dot(12, 7.5)}`;
export const speedIcon: IconShape = `M6.3 18.5a8.5 8.5 0 1 1 11.4 0M12 15l3-4.5${circle(11.6, 15.2, 0.9)}`;
export const tabletIcon: IconShape =
  'M6.5 3.5h11A1.5 1.5 0 0 1 19 5v14a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5zM11 17.5h2';
export const tagIcon: IconShape = `M4 5v6.5l8.3 8.3a1.2 1.2 0 0 0 1.7 0l5.8-5.8a1.2 1.2 0 0 0 0-1.7L11.5 4H5a1 1 0 0 0-1 1z${dot(8, 8)}`;
