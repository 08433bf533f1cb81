import { luminance, type ArtLayer, type Theme } from '../contract';
import type { DrawnTheme } from './toThemeFile';

/** The traits that a theme has without colour. Two numbers differ from `step` on; two texts differ if they are not equal. */
export type GreyTraits = Record<string, { value: number; step: number } | string>;

const number = (value: string | number, step: number) => ({
  value: Math.min(100, Number.parseFloat(String(value))),
  step,
});

const colourless = (drawing: string): string => drawing.replace(/#[0-9a-f]{3,6}/gi, '#');

const art = (folder: DrawnTheme, layers: ArtLayer[]): string =>
  colourless(
    layers.map(({ svg, gradient }) => (svg ? folder.drawing(svg) : gradient) ?? '').join(),
  );

const shadowKind = (shadow: string): string =>
  shadow === 'none' ? 'none' : / 0 (#|rgba)/.test(shadow) ? 'hard' : 'soft';

/** A theme's traits without its hues: mark, artwork, shape, weight, hero and density. */
function greyTraits(folder: DrawnTheme): GreyTraits {
  const { colours, depth, shape, type, hero }: Theme = folder.theme;
  return {
    mark: colourless(folder.drawing('mark.svg') ?? ''),
    art: art(folder, hero.art),
    'hero layout': hero.layout,
    'hero lightness': number(luminance(colours.hero), 0.06),
    'hero alignment': shape['hero-align'],
    'seat of the panel': shape['panel-inset'],
    'card corners': number(shape['r-card'], 4),
    'button corners': number(shape['r-ctl'], 4),
    'icon tiles': number(shape['r-tile'], 3),
    'line ends': shape.cap,
    'arc weight': number(shape['gauge-w'], 3),
    'heading weight': number(type['w-display'], 100),
    'heading face': type['font-display'],
    density: number(shape.density, 0.04),
    'card edge': depth['card-edge'].replace(/ .*/, ''),
    shadow: shadowKind(depth.shadow),
    'button edge': depth['btn-edge'].replace(/ .*/, ''),
    'button shadow': shadowKind(depth['shadow-btn']),
  };
}

/** The names of the traits in which two themes differ without colour. */
export const greyDifferences = (one: DrawnTheme, other: DrawnTheme): string[] => {
  const others = greyTraits(other);
  return Object.entries(greyTraits(one)).flatMap(([name, trait]) => {
    const counterpart = others[name];
    const differs =
      typeof trait === 'object' && typeof counterpart === 'object'
        ? Math.abs(trait.value - counterpart.value) >= trait.step
        : trait !== counterpart;
    return differs ? [name] : [];
  });
};
