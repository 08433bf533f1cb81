/** The outline of an icon: path data on a 24 by 24 grid, drawn with a 1.75 stroke. */
export type IconShape = string;

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
export const dot = (x: number, y: number): string => circle(x, y, 0.4);
