import { page } from 'vitest/browser';

/** A fifth of the screen's size: letters run together, while weight of type, mark, shapes and drawing stay. */
const size = { width: 256, height: 160 };

/** How light each place of a screen is, from 0 to 1, row by row. */
export type GreyPicture = readonly number[];

const shares = [0.2126, 0.7152, 0.0722] as const;

/** The page's current content, without its colours. */
export const greyPicture = async (): Promise<GreyPicture> => {
  const base64 = await page.screenshot({ save: false });
  const picture = new Image();
  picture.src = `data:image/png;base64,${base64}`;
  await picture.decode();
  const canvas = new OffscreenCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, size.width, size.height);
  const { data } = context.getImageData(0, 0, size.width, size.height);
  return Array.from({ length: size.width * size.height }, (_, place) =>
    shares.reduce(
      (sum, share, channel) => sum + (share * (data[place * 4 + channel] ?? 0)) / 255,
      0,
    ),
  );
};

/** The share of a screen, from 0 to 1, that is clearly lighter or darker than the same place of the other. */
export const greyDistance = (one: GreyPicture, other: GreyPicture): number =>
  one.filter((light, place) => Math.abs(light - (other[place] ?? 0)) > 0.06).length / one.length;
