import {
  colourTokens,
  contrastPairs,
  depthTokens,
  optionalColourTokens,
  shapeTokens,
  typeTokens,
} from '@foyer/themes/contract';

/** Every colour of a theme, the ones that not every brand has last. */
export const colours: readonly string[] = [...colourTokens, ...optionalColourTokens];

/** The tokens that are not colours, by what they are about. */
export const others = { Depth: depthTokens, Shape: shapeTokens, Type: typeTokens } as const;

/** What a colour carries: the tokens that were checked against it, with the contrast that each needs. */
export const carried = (ground: string): string =>
  contrastPairs
    .filter((pair) => pair.ground === ground)
    .map(({ front, least }) => `${front} ${least}:1`)
    .join(', ');
