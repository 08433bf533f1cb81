export { channels, contrast, luminance } from './contrast';
export { groundValues } from './grounds';
export {
  isValidValue,
  kindOf,
  type Colour,
  type Depth,
  type Kind,
  type Shape,
  type Type,
} from './tokenTypes';
export { withOverrides, type Refusal } from './overrides';
export { contrastPairs, type ContrastPair } from './contrastPairs';
export {
  arabicHeadings,
  defineTheme,
  everyColour,
  systemFont,
  type ArtLayer,
  type Colours,
  type Face,
  type HeroLayout,
  type Theme,
} from './theme';
export type { FaceFile, ThemeFile, TokenValues } from './themeFile';
export {
  colourTokens,
  depthTokens,
  optionalColourTokens,
  shapeTokens,
  typeTokens,
  type ColourToken,
  type DepthToken,
  type OptionalColourToken,
  type ShapeToken,
  type Token,
  type TypeToken,
} from './tokens';
export type { BrandText, BrandWords, NestedTexts } from './words';
