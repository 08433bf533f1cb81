import { readFile } from 'node:fs/promises';
import { parse } from 'valibot';
import type { AddRoutes } from '../http/createApp';
import { packageFile } from '../process/packageFile';
import { ApiDocsPage } from './ApiDocsPage';
import { openApi } from './openApi';

/** The OpenAPI document, which `packages/api-client` generates from the contract. */
const documentPath = packageFile('..', '..', 'packages', 'api-client', 'openapi.json');

const policy = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

/** Drawing the page takes 80 ms of the one thread, and anybody may ask for it. */
const drawOnce = (): (() => Promise<{ json: string; page: string }>) => {
  const draw = async () => {
    const json = await readFile(documentPath, 'utf8');
    const page = <ApiDocsPage document={parse(openApi, JSON.parse(json))} />;
    return { json, page: String(await page) };
  };
  let drawn: ReturnType<typeof draw> | null = null;
  return () =>
    (drawn ??= draw().catch((error: unknown) => {
      drawn = null;
      throw error;
    }));
};

/** Serves the OpenAPI document and a readable page made from it. */
export const apiDocsRoutes = (): AddRoutes => (app) => {
  const drawn = drawOnce();
  app.get('/api/openapi.json', async (c) =>
    c.body((await drawn()).json, 200, { 'content-type': 'application/json' }),
  );
  app.get('/api/docs', async (c) => {
    c.header('content-security-policy', policy);
    return c.html((await drawn()).page);
  });
};
