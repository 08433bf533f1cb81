/**
 * Circles between folders that are still to be cut: parent folder → the folders in its circles. A
 * folder that leaves its circle must leave this list; nothing is added to it.
 *
 * @type {Record<string, string[]>}
 */
export const allowedFolderCircles = {
  'apps/portal/src/features/accounts': ['login', 'sign-up', 'sms-code', 'terms'],
};
