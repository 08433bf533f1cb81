import { asList } from '../reading/asList';
import { asObject } from '../reading/asObject';

/** A field of the document, as `getUser.siteUser.email`. */
type DescribedField = {
  readonly path: string;
  readonly description: string;
  readonly isRequired: boolean;
};

/** Every field of the document: those that backends answer with, and those that the portal sends. */
export const describedFields = (document: object) => {
  const { components, paths } = asObject(document);
  const entities = Object.entries(asObject(asObject(components).schemas));
  const operations = Object.values(asObject(paths)).flatMap((methods) =>
    Object.values(asObject(methods)).map(asObject),
  );
  const answers = (operation: Record<string, unknown>) =>
    Object.entries(asObject(operation.responses)).filter(([status]) => status.startsWith('2'));
  return {
    answered: [
      ...entities.flatMap(([name, schema]) => fieldsIn(schema, name)),
      ...operations.flatMap((operation) => fieldsIn(answers(operation), nameOf(operation))),
    ],
    sent: operations.flatMap((operation) => [
      ...fieldsIn(operation.requestBody, nameOf(operation)),
      ...asList(operation.parameters).map((parameter) =>
        describedAs(operation, asObject(parameter)),
      ),
    ]),
  };
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const nameOf = ({ operationId }: Record<string, unknown>): string => String(operationId);

const describedAs = (
  operation: Record<string, unknown>,
  { name, description, required }: Record<string, unknown>,
): DescribedField => ({
  path: `${nameOf(operation)}.${String(name)}`,
  description: textOf(description),
  isRequired: required === true,
});

/** The fields of a schema and of what it holds. Entities that it references have their own. */
const fieldsIn = (schema: unknown, path: string): DescribedField[] => {
  if (Array.isArray(schema)) return schema.flatMap((part) => fieldsIn(part, path));
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, required, ...others } = asObject(schema);
  const own = Object.entries(asObject(properties)).flatMap(([name, field]) => [
    {
      path: `${path}.${name}`,
      description: textOf(asObject(field).description),
      isRequired: Array.isArray(required) && required.includes(name),
    },
    ...fieldsIn(field, `${path}.${name}`),
  ]);
  return [...own, ...Object.values(others).flatMap((part) => fieldsIn(part, path))];
};
