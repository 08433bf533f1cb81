import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import '../../src/core/base.css';
import { KeyCard } from '../../src/parts/key-card/KeyCard';
import { keyCardPicture } from '../../src/parts/key-card/keyCardPicture';
import { applyDisplaySettings } from '../support/displaySettings';

const settled = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** A place in the drawing: its share of the width, and the pixels above its lower edge. */
interface Place {
  across: number;
  above: number;
}

/** The colour of the saved picture at a place of the drawing. */
const colourAt = async (theme: string, { across, above }: Place): Promise<number[]> => {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  applyDisplaySettings({ theme, scheme: 'light', direction: 'ltr' });
  root.render(
    createElement(KeyCard, {
      logo: { name: 'Wi-Fi' },
      place: 'Canal Wharf',
      holder: 'Maya Fernandez',
      answer: { lead: 'Renews on', title: '9 December 2026' },
      facts: [],
      qr: { value: 'https://wifi.example.com/v2/', label: 'Code', caption: 'Scan this code.' },
      asOf: 'As of 24 November 2026',
    }),
  );
  await settled();
  const card = place.querySelector<HTMLElement>('.fp-pass');
  const drawing = place.querySelector('.fp-pass-art');
  const picture = card && (await keyCardPicture(card));
  if (!card || !drawing || !picture) throw new Error('There is no picture.');
  const image = await createImageBitmap(picture);
  const frame = card.getBoundingClientRect();
  const box = drawing.getBoundingClientRect();
  const scale = image.width / frame.width;
  const pen = new OffscreenCanvas(image.width, image.height).getContext('2d');
  pen?.drawImage(image, 0, 0);
  const x = (box.x + box.width * across - frame.x) * scale;
  const y = (box.bottom - above - frame.y) * scale;
  const [red = 0, green = 0, blue = 0] = pen?.getImageData(x, y, 1, 1).data ?? [];
  root.unmount();
  place.remove();
  return [red, green, blue];
};

describe('the saved picture of a key card', () => {
  it.each([
    { theme: 'meadow-resorts', across: 0.5, above: 38, sun: [0xf8, 0xc6, 0x5b] },
    { theme: 'pebble-cove', across: 0.82, above: 55, sun: [0xff, 0x8f, 0x70] },
  ])('has the sun of $theme', async ({ theme, sun, ...place }) => {
    expect(await colourAt(theme, place)).toEqual(sun);
  });
});
