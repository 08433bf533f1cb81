import type { Theme } from '@foyer/themes/contract';
import type { Heading } from '../../../themes/generate/new-theme/draftTheme';

const THEMES = '../../../themes/themes';

const themes = import.meta.glob<Theme>('../../../themes/themes/*/theme.ts', {
  eager: true,
  import: 'default',
});
const addresses = import.meta.glob<string>('../../../themes/themes/*/*.woff2', {
  eager: true,
  import: 'default',
  query: '?url',
});
const licences = import.meta.glob<string>('../../../themes/themes/*/OFL.txt', {
  import: 'default',
  query: '?raw',
});

/** A heading face that a theme brought along, for another theme. */
export interface OfferedHeading extends Heading {
  family: string;
  /** The theme whose folder has its files. */
  from: string;
}

/** All themes' heading faces, by the name of the family. */
export const headings: readonly OfferedHeading[] = Object.values(themes)
  .flatMap(({ name, type, faces }) =>
    faces.map((face) => ({
      family: face.family,
      from: name,
      face,
      type: {
        'font-display': type['font-display'],
        'w-display': type['w-display'],
        track: type.track,
        'track-num': type['track-num'],
        'word-gap': type['word-gap'],
      },
    })),
  )
  .toSorted((one, other) => one.family.localeCompare(other.family));

/** The address of a face's file, named from its theme: `roost/bricolage-grotesque-800.woff2`. */
export const addressOfFace = (file: string): string | undefined => addresses[`${THEMES}/${file}`];

/** The files that a theme needs for a heading face: the font and its licence. */
export const filesOf = async ({
  from,
  face,
}: OfferedHeading): Promise<Record<string, Uint8Array | string>> => {
  const font = await fetch(addressOfFace(`${from}/${face.file}`) ?? '');
  if (!font.ok) throw new Error(`The font couldn’t be read (${font.status}). Try again.`);
  return {
    [face.file]: new Uint8Array(await font.arrayBuffer()),
    'OFL.txt': (await licences[`${THEMES}/${from}/OFL.txt`]?.()) ?? '',
  };
};
