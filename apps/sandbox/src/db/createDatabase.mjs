// Creates an embedded database: run.mjs <folder> <options of PGlite as JSON>.
import { PGlite } from '@electric-sql/pglite';

const [dataDir, options] = process.argv.slice(2);
const client = await PGlite.create({ ...JSON.parse(options), dataDir });
await client.close();
