import { type CallName, calls } from '../contract/calls';
import type { Call } from '../contract/define/defineCall';
import { docComments } from './docComments';
import { entitySchemas } from './jsonSchema';
import { operation } from './operation';

/** The default address of each base, with which its paths start in the document. */
const prefixes: Record<Call['base'], string> = {
  api: '/api',
  auth: '/auth',
  portal: '',
  router: '/router',
};

const about = `The wire between Foyer's portal and its backend.
Prices are decimal amounts in major units; moments are ISO 8601 in UTC. Every failure is
\`{ code, message }\`, with \`fields\` (a message for each refused field) on 400. A field that is
missing and one that is null mean the same, and each description says what. Fields that are not
described here may be sent and are ignored. \`/router\` stands for the configured router URL.
A call's \`x-profile\` is \`minimal\` where the portal cannot do without it; its \`x-without\` says what people see
where a backend answers it by 404.`;

/** The OpenAPI 3.1 document of all calls, made only from the contract. */
export const openApiDocument = () => ({
  openapi: '3.1.0',
  info: { title: 'Foyer', version: '1.0.0', description: about.replaceAll('\n', ' ') },
  servers: [{ url: '/' }],
  security: [{ session: [] }],
  tags: [...new Set(rows.map(([, { group }]) => group))].map((name) => ({ name })),
  paths: paths(),
  components: {
    securitySchemes: {
      session: {
        type: 'http',
        scheme: 'bearer',
        bearerFormat: 'JWT',
        description: 'From GET /auth/blank-session or POST /auth/login.',
      },
    },
    schemas: entitySchemas(),
  },
});

const rows = Object.entries(calls) as [CallName, Call][];

const paths = (): Record<string, Record<string, unknown>> => {
  const found: Record<string, Record<string, unknown>> = {};
  const comments = docComments();
  for (const [name, call] of rows) {
    const path = `${prefixes[call.base]}${call.path.replace(/:(\w+)/g, '{$1}')}`;
    const operations = (found[path] ??= {});
    operations[call.method.toLowerCase()] = operation(name, call, comments[name] ?? '');
  }
  return found;
};
