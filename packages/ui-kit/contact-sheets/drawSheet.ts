import { Buffer } from 'node:buffer';
import type { Browser } from 'playwright';
import type { Sheet } from './layOutSheet';

/** The most that a sheet may weigh, in bytes. */
const limit = 500_000;

const qualities = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4];

/** Runs in the page: draws the pictures, and gives the sheet as base64. */
const draw = async ({ sheet, quality }: { sheet: Sheet; quality: number }): Promise<string> => {
  const canvas = document.createElement('canvas');
  canvas.width = sheet.width;
  canvas.height = sheet.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.fillStyle = '#8b8f98';
  context.fillRect(0, 0, sheet.width, sheet.height);
  context.imageSmoothingQuality = 'high';
  for (const { source, left, top, width, height } of sheet.places) {
    const picture = new Image();
    picture.src = source;
    await picture.decode();
    context.drawImage(picture, left, top, width, height);
  }
  return canvas.toDataURL('image/webp', quality).split(',')[1] ?? '';
};

/** Draws all pictures on one sheet: WebP, as good as fits into the limit. */
export const drawSheet = async (browser: Browser, sheet: Sheet): Promise<Buffer> => {
  const page = await browser.newPage();
  try {
    for (const quality of qualities) {
      const drawn = Buffer.from(await page.evaluate(draw, { sheet, quality }), 'base64');
      if (drawn.length < limit) return drawn;
    }
  } finally {
    await page.close();
  }
  throw new Error(`The sheet does not fit into ${limit} bytes.`);
};
