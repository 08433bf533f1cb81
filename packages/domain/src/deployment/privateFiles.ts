/** Files of the portal's build that only servers and the operator read. */
export const privateFiles: readonly string[] = ['csp.json', 'manifest.json', 'third-party.json'];

/**
 * Whether a file of the portal's build is kept from visitors: those files and source maps, with their
 * compressed copies.
 */
export const isPrivateFile = (name: string): boolean => {
  const whole = name.replace(/\.(br|gz|zst)$/, '');
  return privateFiles.includes(whole) || whole.endsWith('.map');
};
