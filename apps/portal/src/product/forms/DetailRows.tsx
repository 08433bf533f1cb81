import { FieldPair } from '@foyer/ui-kit/parts';
import type { ReactNode } from 'react';

interface DetailRowsProps<Field> {
  fields: readonly Field[];
  children: (field: Field) => ReactNode;
}

/** Fields one below the other, in the site's order, a last name beside the first name before it. */
export const DetailRows = <Field extends { name: string }>({
  fields,
  children,
}: DetailRowsProps<Field>) =>
  fields.map((field, place) => {
    const next = fields[place + 1];
    if (field.name === 'lastName' && fields[place - 1]?.name === 'firstName') return null;
    return field.name === 'firstName' && next?.name === 'lastName' ? (
      <FieldPair key={field.name}>
        {children(field)}
        {children(next)}
      </FieldPair>
    ) : (
      children(field)
    );
  });
