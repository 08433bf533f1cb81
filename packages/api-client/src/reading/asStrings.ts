import { asObject } from './asObject';

/** The text fields of a value of unknown shape. */
export const asStrings = (value: unknown): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const [name, field] of Object.entries(asObject(value)))
    if (typeof field === 'string') found[name] = field;
  return found;
};
