/** The current path with its query, as the router has it. */
export const currentPath = (): string => window.location.hash.slice(1);
