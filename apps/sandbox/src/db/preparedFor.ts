import type { Db } from './openDatabase';

/**
 * Builds and prepares a query once for each database, because building its text takes longer than running it. Values are
 * given as `sql.placeholder`.
 */
export const preparedFor = <Query>(prepare: (db: Db) => Query): ((db: Db) => Query) => {
  const prepared = new WeakMap<Db, Query>();
  return (db) => {
    const query = prepared.get(db) ?? prepare(db);
    prepared.set(db, query);
    return query;
  };
};
