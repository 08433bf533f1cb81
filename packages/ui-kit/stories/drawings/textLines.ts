import { page } from 'vitest/browser';

/** One line of text on the page. */
interface Line {
  box: DOMRect;
  colour: string;
}

type Rgb = readonly [number, number, number];

/** Every line of a text, with its position and colour. */
export const textLines = (text: Element): Line[] => {
  const range = document.createRange();
  range.selectNodeContents(text);
  const colour = getComputedStyle(text).color;
  return [...range.getClientRects()].map((box) => ({ box, colour }));
};

const light = (rgb: Rgb): number => {
  const [red, green, blue] = rgb.map((value) => {
    const share = value / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** A picture of a part of the page, whose pixels can be read. */
const photograph = async (element: HTMLElement): Promise<OffscreenCanvasRenderingContext2D> => {
  const picture = new Image();
  const base64 = await page.screenshot({ element, save: false });
  picture.src = `data:image/png;base64,${base64}`;
  await picture.decode();
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  context.drawImage(picture, 0, 0);
  return context;
};

const paint = (context: OffscreenCanvasRenderingContext2D, colour: string): Rgb => {
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const { data } = context.getImageData(0, 0, 1, 1);
  return [data[0] ?? 0, data[1] ?? 0, data[2] ?? 0];
};

/** The lowest contrast between the text of an element and the pixels behind it. */
export const leastContrast = async (
  element: HTMLElement,
  lines: readonly Line[],
): Promise<number> => {
  const { left, top } = element.getBoundingClientRect();
  element.style.setProperty('-webkit-text-fill-color', 'transparent');
  const context = await photograph(element);
  const scale = context.canvas.width / element.getBoundingClientRect().width;
  const swatch = new OffscreenCanvas(1, 1).getContext('2d');
  if (!swatch) throw new Error('This browser cannot draw.');
  return Math.min(
    ...lines.map(({ box, colour }) => {
      const ink = light(paint(swatch, colour));
      const area = [box.left - left, box.top - top, box.width, box.height].map((length) =>
        Math.round(length * scale),
      ) as [number, number, number, number];
      const { data } = context.getImageData(...area);
      let least = 21;
      for (let at = 0; at < data.length; at += 4)
        least = Math.min(
          least,
          contrast(ink, light([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0])),
        );
      return least;
    }),
  );
};
