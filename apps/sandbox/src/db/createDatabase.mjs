// Creates an embedded database: createDatabase.mjs <folder> <options of PGlite as JSON>.
import { PGlite } from '@electric-sql/pglite';

// Nobody waits for the database of a process that was killed, and the next start removes it.
process.stdin.on('end', () => process.exit(1)).resume();

const [dataDir, options] = process.argv.slice(2);
const client = await PGlite.create({ ...JSON.parse(options), dataDir });
await client.close();
process.exit();
