/** Dots of the picture for each CSS pixel. */
const SCALE = 3;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A picture of a card as it stands on the page: grounds, drawings, words and the code. The browser draws it from
 * the page's own boxes, so that fonts, languages and line ends are those that the person sees.
 *
 * @returns a PNG; null where the browser gives none
 */
export async function keyCardPicture(card: HTMLElement): Promise<Blob | null> {
  const frame = card.getBoundingClientRect();
  const canvas = document.createElement('canvas');
  canvas.width = Math.ceil(frame.width * SCALE);
  canvas.height = Math.ceil(frame.height * SCALE);
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.scale(SCALE, SCALE);
  pen.translate(-frame.x, -frame.y);
  clipTo(pen, frame, Number.parseFloat(getComputedStyle(card).borderTopLeftRadius) || 0);
  for (const element of [card, ...card.querySelectorAll('*')]) await paint(pen, element);
  const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) write(pen, walker.currentNode as Text);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

const clipTo = (pen: CanvasRenderingContext2D, box: Box, radius: number): void => {
  pen.beginPath();
  pen.roundRect(box.x, box.y, box.width, box.height, radius);
  pen.clip();
};

const pathOf = (path: string): Path2D => new Path2D(path);

/** The ground and the drawings of one element. */
const paint = async (pen: CanvasRenderingContext2D, element: Element): Promise<void> => {
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  const path = element instanceof SVGPathElement && element.getAttribute('d');
  pen.save();
  if (path && element.ownerSVGElement) {
    const inner = element.ownerSVGElement.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(element.ownerSVGElement).paddingLeft) || 0;
    pen.translate(inner.x + padding, inner.y + padding);
    const squares = element.ownerSVGElement.viewBox.baseVal.width;
    const scale = (inner.width - 2 * padding) / squares;
    pen.scale(scale, scale);
    pen.fillStyle = style.fill;
    pen.fill(pathOf(path));
  } else if (box.width > 0) {
    clipTo(pen, box, Number.parseFloat(style.borderTopLeftRadius) || 0);
    pen.fillStyle = style.backgroundColor;
    pen.fillRect(box.x, box.y, box.width, box.height);
    await paintBackground(pen, style, box);
    paintEdges(pen, style, box);
    if (element instanceof HTMLImageElement) await paintImage(pen, element, within(box, style));
  }
  pen.restore();
};

/** The edge all round, or the dots of 3 px on one side. */
const paintEdges = (pen: CanvasRenderingContext2D, style: CSSStyleDeclaration, box: Box): void => {
  const { x, y, width, height } = box;
  const ends = {
    Top: [x, y + 1.5, x + width, y + 1.5],
    Left: [x + 1.5, y, x + 1.5, y + height],
    Right: [x + width - 1.5, y, x + width - 1.5, y + height],
  } as const;
  for (const side of ['Top', 'Left', 'Right'] as const) {
    const thick = Number.parseFloat(style[`border${side}Width`]) || 0;
    const kind = style[`border${side}Style`];
    if (thick === 0 || kind === 'none') continue;
    pen.strokeStyle = style[`border${side}Color`];
    pen.beginPath();
    if (kind === 'dotted') {
      pen.lineWidth = thick;
      pen.lineCap = 'round';
      pen.setLineDash([0, 2 * thick]);
      const [fromX, fromY, toX, toY] = ends[side];
      pen.moveTo(fromX, fromY);
      pen.lineTo(toX, toY);
    } else {
      // Half of the line lies outside, where it is clipped.
      pen.lineWidth = 2 * thick;
      pen.roundRect(x, y, width, height, Number.parseFloat(style.borderTopLeftRadius) || 0);
    }
    pen.stroke();
  }
};

/** A box without its paddings. */
const within = ({ x, y, width, height }: Box, style: CSSStyleDeclaration): Box => {
  const [top, right, bottom, left] = (['Top', 'Right', 'Bottom', 'Left'] as const).map(
    (side) => Number.parseFloat(style[`padding${side}`]) || 0,
  ) as [number, number, number, number];
  return { x: x + left, y: y + top, width: width - left - right, height: height - top - bottom };
};

/** An operator's logo from another server would taint the picture, and the browser would then refuse to give it. */
const paintImage = async (
  pen: CanvasRenderingContext2D,
  { src }: HTMLImageElement,
  box: Box,
): Promise<void> => {
  const image = await load(src);
  if (!image) return;
  const scale = Math.min(box.width / image.width, box.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  pen.drawImage(
    image,
    box.x + (box.width - width) / 2,
    box.y + (box.height - height) / 2,
    width,
    height,
  );
};

/** The rings of a `radial-gradient(circle at …)`, the only gradient of the brands' drawings; null for anything else. */
const ringsOf = (pen: CanvasRenderingContext2D, layer: string, box: Box): CanvasGradient | null => {
  const list = /^radial-gradient\(circle at (.*)\)$/s.exec(layer)?.[1];
  const [centre = '', ...stops] = layersOf(list ?? '');
  const [across, down] = partsOf(centre);
  if (!across || !down) return null;
  const rings = stops.flatMap((stop) => {
    const [colour = '', ...lengths] = partsOf(stop);
    return (lengths.length > 0 ? lengths : ['0px']).map((length) => ({
      colour,
      radius: Math.max(0, placeOf(length, 0)),
    }));
  });
  const radius = Math.max(1, ...rings.map((ring) => ring.radius));
  const x = box.x + placeOf(across, box.width);
  const y = box.y + placeOf(down, box.height);
  const gradient = pen.createRadialGradient(x, y, 0, x, y, radius);
  for (const ring of rings) gradient.addColorStop(ring.radius / radius, ring.colour);
  return gradient;
};

/** The drawings of a background, the last one first. */
const paintBackground = async (
  pen: CanvasRenderingContext2D,
  style: CSSStyleDeclaration,
  box: Box,
): Promise<void> => {
  const layers = layersOf(style.backgroundImage);
  const sizes = layersOf(style.backgroundSize);
  const places = layersOf(style.backgroundPosition);
  const repetitions = layersOf(style.backgroundRepeat);
  for (let layer = layers.length - 1; layer >= 0; layer -= 1) {
    const rings = ringsOf(pen, layers[layer] ?? '', box);
    if (rings) {
      pen.fillStyle = rings;
      pen.fillRect(box.x, box.y, box.width, box.height);
    }
    const address = /^url\("?(.*?)"?\)$/s.exec(layers[layer] ?? '')?.[1];
    const image = address ? await load(address) : null;
    if (!image) continue;
    const [width, height] = sizeOf(sizes[layer % sizes.length] ?? 'auto', box, image);
    const [x = '0%', y = '50%'] = partsOf(places[layer % places.length] ?? '0% 0%');
    const left = placeOf(x, box.width - width);
    const top = box.y + placeOf(y, box.height - height);
    const repeats = (repetitions[layer % repetitions.length] ?? '').startsWith('repeat');
    const start = repeats ? left - Math.ceil(left / width) * width : left;
    const end = repeats ? box.width : start + 1;
    for (let at = start; at < end; at += width)
      pen.drawImage(image, box.x + at, top, width, height);
  }
};

/** Splits at the commas or spaces outside brackets and quotes. */
const split = (list: string, at: ',' | ' '): string[] => {
  const parts = [''];
  let depth = 0;
  let quoted = false;
  for (const sign of list) {
    if (sign === '"') quoted = !quoted;
    if (!quoted && sign === '(') depth += 1;
    if (!quoted && sign === ')') depth -= 1;
    if (sign === at && depth === 0 && !quoted) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
};
const layersOf = (list: string): string[] => split(list, ',');
const partsOf = (list: string): string[] => split(list, ' ');

/** `100px 50px`, `cover` or `contain`, as the browser computes it. */
const sizeOf = (size: string, box: Box, image: HTMLImageElement): [number, number] => {
  const ratio = image.width / image.height;
  const [width = 'auto', height = 'auto'] = size.split(' ');
  if (width === 'cover' || width === 'contain') {
    const fills = box.width / box.height > ratio === (width === 'cover');
    return fills ? [box.width, box.width / ratio] : [box.height * ratio, box.height];
  }
  const across = lengthOf(width, box.width);
  const down = lengthOf(height, box.height);
  if (across !== null) return [across, down ?? across / ratio];
  return down === null ? [image.width, image.height] : [down * ratio, down];
};

const lengthOf = (length: string, whole: number): number | null =>
  length === 'auto' ? null : placeOf(length, whole);

/** `calc(100% - 12px)`, `50%` or `4px`, of the room that is left. */
const placeOf = (place: string, room: number): number => {
  const share = /(-?[\d.]+)%/.exec(place)?.[1] ?? '0';
  const pixels = /([+-]?) ?(-?[\d.]+)px/.exec(place);
  const shift = Number(pixels?.[2] ?? 0) * (pixels?.[1] === '-' ? -1 : 1);
  return (Number(share) / 100) * room + shift;
};

/** Every `%3Csvg` gets a size: without one, some browsers draw nothing. */
const load = (address: string): Promise<HTMLImageElement | null> =>
  new Promise((resolve) => {
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () => resolve(image);
    image.onerror = () => resolve(null);
    const [, width = '', height = ''] =
      /viewBox='[\d.-]+ [\d.-]+ ([\d.]+) ([\d.]+)'/.exec(address) ?? [];
    image.src = width
      ? address.replace('%3Csvg', `%3Csvg width='${width}' height='${height}'`)
      : address;
  });

/** Writes a text word by word, where each word stands. */
const write = (pen: CanvasRenderingContext2D, text: Text): void => {
  const parent = text.parentElement;
  if (!parent) return;
  const style = getComputedStyle(parent);
  pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
  pen.fillStyle = style.color;
  pen.direction = style.direction === 'rtl' ? 'rtl' : 'ltr';
  pen.textAlign = 'left';
  pen.textBaseline = 'alphabetic';
  if ('letterSpacing' in pen)
    pen.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
  const range = document.createRange();
  for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const { x, y, height } = range.getBoundingClientRect();
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = pen.measureText(word);
    pen.fillText(word, x, y + (height - up - down) / 2 + up);
  }
};
