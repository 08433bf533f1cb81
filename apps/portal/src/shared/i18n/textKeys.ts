/**
 * The English file of each namespace. `app/texts.d.ts` fills it for the type check alone, so that
 * `shared` imports no feature and the build no text.
 */
export interface TextFiles {}

/** The folder around a `texts` folder. */
export type Namespace = keyof TextFiles;

type WithoutForm<Key extends string> = Key extends `${infer Path}_${Intl.LDMLPluralRule}`
  ? Path
  : Key;

type PathsOf<File> = {
  [Key in keyof File & string]: File[Key] extends string
    ? WithoutForm<Key>
    : `${Key}.${PathsOf<File[Key]>}`;
}[keyof File & string];

/** `path.to.text` in a namespace. */
export type KeyIn<Name extends Namespace> = { [Each in Name]: PathsOf<TextFiles[Each]> }[Name];

/** `namespace:path.to.text`. */
export type WholeKey = { [Name in Namespace]: `${Name}:${KeyIn<Name>}` }[Namespace];
