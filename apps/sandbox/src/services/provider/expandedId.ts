/** The id of something that the provider names by its id or sends whole. */
export const expandedId = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
