import type { CallRow, RequestSchemas } from './defineCall';

/** Puts a row and the schemas of its request together. */
export const wholeCall = <C extends CallRow, R extends RequestSchemas>(
  row: C,
  request: R,
): C & R => ({ ...row, ...request });
