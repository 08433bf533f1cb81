/** The id of an object that the provider sends either as its id or in full. */
export const expandedId = (value: string | { id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);
