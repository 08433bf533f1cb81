import * as v from 'valibot';
import { noteUnreadable } from './unreadable';

/** Takes the place of a row that cannot be read. */
const LEFT_OUT = Symbol('left out');

/**
 * The rows of a list that can be read, and whether these are all. The others are noted; a list without
 * any readable row is an error. Rule API-10.
 */
// @__NO_SIDE_EFFECTS__
export function readableRows<const S extends v.GenericSchema>(entry: S) {
  type Row = v.InferOutput<S>;
  return v.pipe(
    tolerantArray(entry),
    v.check<Row[], string>(
      (read) => read.length === 0 || read.some((row) => row !== LEFT_OUT),
      'No row can be read.',
    ),
    v.transform((read: Row[]) => ({
      rows: read.filter((row) => row !== LEFT_OUT),
      isComplete: !read.some((row) => row === LEFT_OUT),
    })),
  );
}

/**
 * The rows that can be read.
 */
// @__NO_SIDE_EFFECTS__
export function rows<const S extends v.GenericSchema>(entry: S) {
  return v.pipe(
    readableRows(entry),
    v.transform(({ rows: read }) => read),
  );
}

/**
 * The rows of a list that may be missing, which reads as empty.
 */
// @__NO_SIDE_EFFECTS__
export function list<const S extends v.GenericSchema>(entry: S) {
  return v.nullish(rows(entry), []);
}

/** An array whose unreadable rows are noted and become `LEFT_OUT`. */
const tolerantArray = <const S extends v.GenericSchema>(entry: S): v.ArraySchema<S, undefined> => {
  const array = v.array(entry);
  return {
    ...array,
    '~run': (dataset, config) => {
      const given: unknown = dataset.value;
      if (!Array.isArray(given)) return array['~run'](dataset, config);
      const read = given.map((value: unknown, index) => {
        const { issues, value: row } = entry['~run']({ value }, config);
        const issue = issues?.[0];
        if (!issue) return row;
        const path = [index, v.getDotPath(issue)].filter((part) => part !== null).join('.');
        noteUnreadable({ rows: given, path, value: issue.input });
        return LEFT_OUT;
      });
      return { typed: true, value: read };
    },
  };
};
