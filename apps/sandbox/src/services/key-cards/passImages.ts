import sharp from 'sharp';
import { themeColour, themeMark } from '../sites/themeColour';

/** Where Google fetches a venue's logo. */
export const LOGO_PATH = '/api/key-card-logo';

/** The side of Apple Wallet's icon and of our logo in points, and how many pixels a point has. */
const sides = { icon: 29, logo: 50 };
const scales = { '': 1, '@2x': 2, '@3x': 3 };

/** The brand's mark on its hero's colour. An icon has a margin of its own; Apple Wallet sets the logo. */
const draw = (theme: string, side: number, margin: number): Promise<Buffer> => {
  const background = themeColour('hero', theme);
  // The density that an SVG of 40 units needs to be sharp at this size.
  return sharp(Buffer.from(themeMark(theme, 'mark-hero')), { density: 72 * Math.ceil(side / 10) })
    .flatten({ background })
    .resize(side - 2 * margin, side - 2 * margin, { fit: 'contain', background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .png({ palette: true })
    .toBuffer();
};

const roundLogos = new Map<string, Promise<Buffer>>();

/** A brand's logo for Google Wallet, in the size that Google asks for. Google cuts it to a circle. Drawn once, because anybody may ask for it. */
export const roundLogo = (theme: string): Promise<Buffer> => {
  const drawn =
    roundLogos.get(theme) ??
    draw(theme, 660, 140).catch((error: unknown) => {
      roundLogos.delete(theme);
      throw error;
    });
  roundLogos.set(theme, drawn);
  return drawn;
};

/** The images of a brand's pass for Apple Wallet, by file name. */
export const passImages = async (theme: string): Promise<Record<string, Buffer>> =>
  Object.fromEntries(
    await Promise.all(
      Object.entries(sides).flatMap(([name, side]) =>
        Object.entries(scales).map(async ([suffix, scale]): Promise<[string, Buffer]> => [
          `${name}${suffix}.png`,
          await draw(theme, side * scale, name === 'icon' ? 4 * scale : 0),
        ]),
      ),
    ),
  );
