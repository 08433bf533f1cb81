import { themes } from '../support/themes';

const files = import.meta.glob<string>('../../../themes/themes/*/*.woff2', {
  eager: true,
  query: '?url',
  import: 'default',
});

/**
 * Loads the heading face of each brand.
 *
 * @returns the family that stands in for the device's own font, so that every machine draws the same letters
 */
export const loadEveryFace = async (): Promise<string> => {
  const faces = themes.flatMap(({ name, faces: own }) =>
    own.map(
      ({ family, weight, file }) =>
        new FontFace(family, `url("${files[`../../../themes/themes/${name}/${file}`]}")`, {
          weight: String(weight),
        }),
    ),
  );
  for (const face of faces) document.fonts.add(await face.load());
  const [family] = themes.flatMap(({ faces: own }) => own.map((face) => face.family));
  if (!family) throw new Error('No brand has a face.');
  return family;
};
