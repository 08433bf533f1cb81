/** Whether the path is a page of the logged-in portal. Imports nothing: the start script has it too. */
export const isPortalPath = (path: string): boolean => /^\/portal($|[/?])/.test(path);
