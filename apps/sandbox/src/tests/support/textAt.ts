import type { Answer, Json } from './Visitor';

/** The text at a path in an answer, such as `siteUser.email`; empty when there is none. */
export const textAt = ({ body }: Pick<Answer, 'body'>, path: string): string => {
  const found = path
    .split('.')
    .reduce<Json | undefined>((value, name) => value?.[name], body) as unknown;
  return typeof found === 'string' || typeof found === 'number' ? String(found) : '';
};
