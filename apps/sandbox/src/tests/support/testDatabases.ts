import postgres from 'postgres';

/** A cheaper password hash than the product's, so that hundreds of log-ins take seconds. */
export const TEST_PASSWORD_COST = 10;

/** The address of another database on the same server. */
export const databaseAt = (serverUrl: string, name: string): string => {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.toString();
};

/** Creates a new database, empty or as a copy of a template. */
export const createDatabase = async (
  serverUrl: string,
  name: string,
  template?: string,
): Promise<void> => {
  const client = postgres(serverUrl, { max: 1, onnotice: () => undefined });
  await client.unsafe(`drop database if exists "${name}" with (force)`);
  await client.unsafe(`create database "${name}"${template ? ` template "${template}"` : ''}`);
  await client.end();
};
