import type { Rolldown } from 'vite';

/** The chunk that holds the application's start. */
export const findEntry = (bundle: Rolldown.OutputBundle): Rolldown.OutputChunk | undefined =>
  Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .find(({ moduleIds }) => moduleIds.some((id) => id.endsWith('/src/main.tsx')));
