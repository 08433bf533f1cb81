import type { Size } from './screenshotList';
import type { Picture } from './takeScreenshots';

/** Where a picture is drawn, in pixels of the sheet. */
export interface Place extends Size {
  source: string;
  left: number;
  top: number;
}

/** A sheet before it is drawn. */
export interface Sheet extends Size {
  places: Place[];
}

const gap = 16;

/** Lets each row fill the width, its pictures equally high. */
export const layOutSheet = (rows: readonly (readonly Picture[])[], width: number): Sheet => {
  const places: Place[] = [];
  let top = gap;
  for (const row of rows) {
    const room = width - gap * (row.length + 1);
    const height = room / row.reduce((sum, { size }) => sum + size.width / size.height, 0);
    let left = gap;
    for (const { source, size } of row) {
      const place = { source, left, top, width: (height * size.width) / size.height, height };
      places.push(place);
      left += place.width + gap;
    }
    top += height + gap;
  }
  return { places, width, height: Math.ceil(top) };
};
