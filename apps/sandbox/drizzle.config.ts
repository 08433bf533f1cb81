import { defineConfig } from 'drizzle-kit';

/** `pnpm db:generate` compares the schema with the last migration and writes the next one. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/*.ts',
  out: './drizzle',
});
