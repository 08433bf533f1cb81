import { readFile } from 'node:fs/promises';
import { parse } from 'valibot';
import type { AddRoutes } from '../http/createApp';
import { packageFile } from '../process/packageFile';
import { ApiDocsPage } from './ApiDocsPage';
import { openApi } from './openApi';

/** The OpenAPI document, which `packages/api-client` generates from the contract. */
const documentPath = packageFile('..', '..', 'packages', 'api-client', 'openapi.json');

const policy = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

/** Serves the OpenAPI document and a readable page made from it. */
export const apiDocsRoutes = (): AddRoutes => (app) => {
  app.get('/api/openapi.json', async (c) =>
    c.body(await readFile(documentPath, 'utf8'), 200, { 'content-type': 'application/json' }),
  );
  app.get('/api/docs', async (c) => {
    const document = parse(openApi, JSON.parse(await readFile(documentPath, 'utf8')));
    c.header('content-security-policy', policy);
    return c.html(<ApiDocsPage document={document} />);
  });
};
