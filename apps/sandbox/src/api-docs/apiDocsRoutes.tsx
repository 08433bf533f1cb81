import { readFile } from 'node:fs/promises';
import { parse } from 'valibot';
import type { AddRoutes } from '../http/createApp';
import { packageFile } from '../process/packageFile';
import { ApiDocsPage } from './ApiDocsPage';
import { openApi } from './openApi';

/** The description of the API, which the contract's package keeps. */
const documentPath = packageFile('..', '..', 'packages', 'api-client', 'openapi.json');

const policy = "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; object-src 'none'";

/** Serves the description of the API, and a page made from it that people can read. */
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
