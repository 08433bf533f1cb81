import { getDotPath, type BaseIssue } from 'valibot';

/**
 * The `fields` of a refusal's body: the first message for each field.
 *
 * @param issues valibot's issues of a request's body, query or parameters
 */
export function fieldMessages(
  issues: readonly [BaseIssue<unknown>, ...BaseIssue<unknown>[]] | readonly BaseIssue<unknown>[],
): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of issues) fields[getDotPath(issue) ?? ''] ??= issue.message;
  return fields;
}
