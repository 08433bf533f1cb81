/**
 * The build's version, as `version.json` names it: the hash in the name of the application's own file. It
 * is not part of any script, so that equal sources make equal files.
 */
export const buildVersion = (): string =>
  /-([\w-]{8})\.js$/.exec(document.getElementById('root')?.dataset['entry'] ?? '')?.[1] ??
  'unknown';
