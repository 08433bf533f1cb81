/** The provider has 25 families. The last rows are faces of devices, for a brand that has none of its own. */
const nearest = new Map([
  ['Inter', 'inter'],
  ['Nunito', 'nunito'],
  ['Quicksand', 'nunito'],
  ['Figtree', 'lato'],
  ['Sora', 'montserrat'],
  ['IBM Plex Sans', 'source_sans_pro'],
  ['Bricolage Grotesque', 'pt_sans'],
  ['Caladea', 'noto_serif'],
  ['Georgia', 'noto_serif'],
  ['Trebuchet MS', 'pt_sans'],
]);

/** The provider's family for headings in the first of these faces that has one near it; `default` if none has. */
export const nearestFontFamily = (faces: readonly string[]): string =>
  nearest.get(faces.find((face) => nearest.has(face)) ?? '') ?? 'default';
