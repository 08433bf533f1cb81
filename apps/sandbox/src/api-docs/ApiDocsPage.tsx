import { Page } from '../console/Page';
import { Search } from '../console/Search';
import type { OpenApi, Operation, Schema } from './openApi';
import { schemaText } from './schemaText';

/** A call with its address. */
interface Entry {
  method: string;
  path: string;
  operation: Operation;
}

const entriesOf = ({ paths }: OpenApi): Entry[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );

/** The colour of each method: what reads, adds, changes and deletes. */
const tones: Readonly<Record<string, string>> = {
  get: 'good',
  put: 'warn',
  patch: 'warn',
  delete: 'bad',
};

const curlOf = ({ method, path, operation }: Entry): string =>
  [
    `curl -X ${method.toUpperCase()} "$PORTAL${path}"`,
    ...(operation.security?.length === 0 ? [] : ['-H "authorization: Bearer $TOKEN"']),
    ...operation.parameters
      .filter(({ in: place, required }) => place === 'header' && required)
      .map(({ name }) => `-H "${name}: …"`),
    ...(operation.requestBody ? ['-H "content-type: application/json"', "-d '{…}'"] : []),
  ].join(' \\\n  ');

const schemaOf = (content: Record<string, { schema?: Schema | undefined }> | undefined) =>
  Object.values(content ?? {})[0]?.schema;

/** Text in which backticks mark code. */
const Prose = ({ text }: { text: string }) => (
  <>{text.split('`').map((part, index) => (index % 2 === 1 ? <code>{part}</code> : part))}</>
);

const Body = ({ title, schema }: { title: string; schema: Schema | undefined }) =>
  schema ? (
    <>
      <h3 class="small">{title}</h3>
      <pre>{schemaText(schema)}</pre>
    </>
  ) : null;

const Parameters = ({ operation }: { operation: Operation }) =>
  operation.parameters.length > 0 ? (
    <ul class="chips" aria-label="Parameters">
      {operation.parameters.map(({ name, in: place, required }) => (
        <li class="chip">
          {name} <small>{`${place}${required ? '' : ', optional'}`}</small>
        </li>
      ))}
    </ul>
  ) : null;

const Responses = ({ operation }: { operation: Operation }) => (
  <table>
    <thead>
      <tr>
        <th scope="col">Status</th>
        <th scope="col">When</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(operation.responses).map(([status, { description }]) => (
        <tr>
          <td>{status}</td>
          <td>{description}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Method = ({ name, count }: { name: string; count?: number }) => (
  <span class={`chip method ${tones[name] ?? ''}`}>
    {name.toUpperCase()}
    {count !== undefined && ` ${count}`}
  </span>
);

const Call = ({ method, path, operation }: Entry) => {
  const success = Object.entries(operation.responses).find(([status]) => status.startsWith('2'));
  const { operationId, summary = '' } = operation;
  return (
    <details class="call" id={operationId} data-find={`${method} ${path} ${summary}`}>
      <summary>
        <Method name={method} />
        <code>{path}</code>
        <small>{summary}</small>
      </summary>
      <p>
        <Prose text={operation.description ?? ''} />
      </p>
      <Parameters operation={operation} />
      <Body title="Request" schema={schemaOf(operation.requestBody?.content)} />
      <Body title="Answer" schema={schemaOf(success?.[1].content)} />
      <Responses operation={operation} />
      <h3 class="small">On the command line</h3>
      <pre>{curlOf({ method, path, operation })}</pre>
    </details>
  );
};

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Folded until it is asked for, so that a phone shows every group at once. A link to its content unfolds it. */
const Group = ({ name, entries }: { name: string; entries: readonly Entry[] }) => (
  <details class="card group" data-find={name}>
    <summary>
      <h2>{name}</h2>
      <span class="chips">
        {methods.map((method) => {
          const count = entries.filter((entry) => entry.method === method).length;
          return count > 0 && <Method name={method} count={count} />;
        })}
      </span>
    </summary>
    <div id={`group-${name}`}>
      {entries.map((entry) => (
        <Call {...entry} />
      ))}
    </div>
  </details>
);

/** The reference of the API, made from its OpenAPI document. */
export const ApiDocsPage = ({ document }: { document: OpenApi }) => {
  const entries = entriesOf(document);
  return (
    <Page title="API" here="/api/docs">
      <h1>API reference</h1>
      <p class="quiet">
        <Prose text={document.info.description} />
      </p>
      <p>
        <a href="/api/openapi.json">The OpenAPI document</a>, {entries.length} calls.
      </p>
      <Search what="calls" within=".group" />
      <nav aria-label="Groups">
        <ul class="chips jumps">
          {document.tags.map(({ name }) => (
            <li>
              <a class="chip jump" href={`#group-${name}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {document.tags.map(({ name }) => (
        <Group
          name={name}
          entries={entries.filter(({ operation }) => operation.tags.includes(name))}
        />
      ))}
      <details class="card group" data-find="Parts that answers share">
        <summary>
          <h2>Parts that answers share</h2>
        </summary>
        {Object.entries(document.components.schemas).map(([name, schema]) => (
          <details class="call" id={`schema-${name}`} data-find={name}>
            <summary>
              <code>{name}</code>
            </summary>
            <pre>{schemaText(schema)}</pre>
          </details>
        ))}
      </details>
    </Page>
  );
};
