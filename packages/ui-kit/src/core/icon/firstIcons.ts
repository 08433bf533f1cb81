import { circle, dot, type IconShape } from './iconShape';

// The icons of the first page, in their own file, so that the first page does not load the others.

export const checkIcon: IconShape = 'M5 12.5l4.5 4.5L19 7.5';
export const chevronIcon: IconShape = 'M9.5 6l6 6-6 6';
export const exclamationIcon: IconShape = `M12 4v9.5${circle(12, 19.2, 0.3)}`;
export const globeIcon: IconShape = `${circle(12, 12, 8.5)}M3.5 12h17M12 3.5c2.4 2.4 3.5 5.3 3.5 8.5s-1.1 6.1-3.5 8.5c-2.4-2.4-3.5-5.3-3.5-8.5s1.1-6.1 3.5-8.5z`;
export const infoIcon: IconShape = `${circle(12, 12, 9)}M12 11v5${dot(12, 8)}`;
/** A signal that is live: heavier and simpler than `wifiIcon`, for small sizes. */
export const liveIcon: IconShape = `M3.5 10a12 12 0 0 1 17 0M8 14.5a5.7 5.7 0 0 1 8 0${circle(12, 18.8, 0.7)}`;
export const ticketIcon: IconShape =
  'M4 7h16v3a2 2 0 0 0 0 4v3H4v-3a2 2 0 0 0 0-4zM14.5 10v1M14.5 13v1';
export const tvIcon: IconShape =
  'M5 5.5h14a1.5 1.5 0 0 1 1.5 1.5v8.5A1.5 1.5 0 0 1 19 17H5a1.5 1.5 0 0 1-1.5-1.5V7A1.5 1.5 0 0 1 5 5.5zM9 20h6';
export const userIcon: IconShape = `${circle(12, 8, 3.8)}M5 20c.4-4 3.2-6 7-6s6.6 2 7 6`;
export const warningIcon: IconShape = `${circle(12, 12, 9)}M12 7.5v5.5${dot(12, 16.3)}`;
export const wifiIcon: IconShape = `M2.5 9.5a13.5 13.5 0 0 1 19 0M5.8 13a8.8 8.8 0 0 1 12.4 0M9 16.2a4.3 4.3 0 0 1 6 0${dot(12, 19)}`;
export const workIcon: IconShape =
  'M14.5 6.5a4 4 0 0 1 5-2l-2.6 2.6.3 2 2 .3 2.6-2.6a4 4 0 0 1-5.3 4.9L7.9 20.3a2 2 0 0 1-2.9 0 2 2 0 0 1 0-2.9l8.6-8.6a4 4 0 0 1 .9-2.3z';
