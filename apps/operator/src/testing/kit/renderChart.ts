import { createHash } from 'node:crypto';
import { stringify } from 'yaml';

/**
 * The part of Helm's template language that `deploy/chart` uses. Go's own engine does not run in Node.js, so
 * anything else is an error here, and never a silent difference.
 */
interface Scope {
  dot: unknown;
  variables: ReadonlyMap<string, unknown>;
}

type Node = string | Action;

interface Action {
  /** Without the braces. */
  code: string;
  /** What stands between a `range` or `with` and its `end`. */
  body: Node[];
}

const isBlock = (code: string): boolean => /^(range|with) /.test(code);

const parseTemplate = (text: string): Node[] => {
  const root: Action = { code: '', body: [] };
  const open = [root];
  const top = (): Action => open.at(-1) ?? root;
  // A dash beside the braces drops the white space on its side.
  const parts = text
    .replaceAll(/\s*\{\{- /g, '{{ ')
    .replaceAll(/ -\}\}\s*/g, ' }}')
    .split(/\{\{ ([^]*?) \}\}/);
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 0) {
      if (part.includes('{{')) throw new Error(`These braces are not understood: ${part}`);
      top().body.push(part);
    } else if (part === 'end') {
      if (open.length === 1) throw new Error('An end has no beginning.');
      open.pop();
    } else {
      const action = { code: part, body: [] };
      top().body.push(action);
      if (isBlock(part)) open.push(action);
    }
  }
  if (open.length > 1) throw new Error(`This has no end: ${top().code}`);
  return root.body;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sorted = (value: unknown): unknown =>
  isRecord(value)
    ? Object.fromEntries(
        Object.keys(value)
          .toSorted()
          .map((key) => [key, sorted(value[key])]),
      )
    : Array.isArray(value)
      ? value.map(sorted)
      : value;

const textOf = (value: unknown): string => {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  throw new Error(`A template prints ${JSON.stringify(value) ?? 'a value that is missing'}.`);
};

const isEmpty = (value: unknown): boolean => value === undefined || value === null || !value;

/** Helm's functions. As there, a pipe hands its value over as the last argument. */
const functions: Readonly<Record<string, (...args: unknown[]) => unknown>> = {
  default: (fallback, value) => (isEmpty(value) ? fallback : value),
  dict: (...pairs) =>
    Object.fromEntries(
      pairs.flatMap((key, index) => (index % 2 ? [] : [[textOf(key), pairs[index + 1]]])),
    ),
  nindent: (spaces, text) => `\n${textOf(text).replaceAll(/^(?=.)/gm, ' '.repeat(Number(spaces)))}`,
  printf: (format, ...args) => textOf(format).replaceAll('%s', () => textOf(args.shift())),
  quote: (value) => JSON.stringify(textOf(value)),
  required: (message, value) => {
    if (isEmpty(value)) throw new Error(textOf(message));
    return value;
  },
  sha256sum: (text) => createHash('sha256').update(textOf(text)).digest('hex'),
  toJson: (value) => JSON.stringify(sorted(value)),
  toYaml: (value) => stringify(sorted(value), { lineWidth: 0 }).trimEnd(),
};

const TOKEN = /\s*("(?:[^"\\]|\\.)*"|\d+|\$\w+|\$?(?:\.\w+)+|\.|\w+|[()|])/y;

const tokensOf = (code: string): string[] => {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < code.trimEnd().length) {
    const from = TOKEN.lastIndex;
    const token = TOKEN.exec(code)?.[1];
    if (token === undefined) throw new Error(`This is not understood: ${code.slice(from)}`);
    tokens.push(token);
  }
  return tokens;
};

const fieldOf = (value: unknown, path: string): unknown => {
  let found = value;
  for (const name of path.split('.').filter(Boolean)) {
    if (!isRecord(found)) throw new Error(`Nothing has the field ${name} of ${path}.`);
    found = found[name];
  }
  return found;
};

/** The value of a pipeline, such as `toYaml $labels | nindent 4`. */
const evaluate = (code: string, { dot, variables }: Scope): unknown => {
  const tokens = tokensOf(code);
  const operand = (): unknown => {
    const token = tokens.shift() ?? '';
    if (token === '(') {
      const value = pipeline();
      if (tokens.shift() !== ')') throw new Error(`A bracket stays open: ${code}`);
      return value;
    }
    if (token.startsWith('"')) return JSON.parse(token);
    if (/^\d/.test(token)) return Number(token);
    if (token.startsWith('.')) return fieldOf(dot, token);
    if (token.startsWith('$') && variables.has(token)) return variables.get(token);
    throw new Error(`This is not understood: ${token} in ${code}`);
  };
  const command = (...piped: unknown[]): unknown => {
    const name = tokens[0] ?? '';
    if (!/^[a-z]\w*$/i.test(name)) return operand();
    const run = Object.hasOwn(functions, name) ? functions[name] : undefined;
    if (!run) throw new Error(`The renderer does not know ${name}.`);
    tokens.shift();
    const args: unknown[] = [];
    while (tokens.length > 0 && tokens[0] !== '|' && tokens[0] !== ')') args.push(operand());
    return run(...args, ...piped);
  };
  const pipeline = (): unknown => {
    let value = command();
    while (tokens[0] === '|') {
      tokens.shift();
      value = command(value);
    }
    return value;
  };
  const value = pipeline();
  if (tokens.length > 0) throw new Error(`This is not understood: ${tokens.join(' ')} in ${code}`);
  return value;
};

const run = (nodes: readonly Node[], given: Scope): string => {
  let scope = given;
  const renderBody = ({ body }: Action, dot: unknown, ...named: [string, unknown][]) =>
    run(body, { dot, variables: new Map([...scope.variables, ...named]) });
  const render = (action: Action): string => {
    const { code } = action;
    const [, name = '', assigned] = /^(\$\w+) := ([^]*)$/.exec(code) ?? [];
    if (assigned) {
      const variables = new Map([...scope.variables, [name, evaluate(assigned, scope)] as const]);
      scope = { ...scope, variables };
      return '';
    }
    const [, key = '', item = '', list] = /^range (\$\w+), (\$\w+) := ([^]*)$/.exec(code) ?? [];
    if (list) {
      const entries = Object.entries(sorted(evaluate(list, scope)) as Record<string, unknown>);
      return entries
        .map(([each, value]) => renderBody(action, value, [key, each], [item, value]))
        .join('');
    }
    const wanted = /^with ([^]*)$/.exec(code)?.[1];
    if (wanted) {
      const dot = evaluate(wanted, scope);
      return isEmpty(dot) ? '' : renderBody(action, dot);
    }
    return textOf(evaluate(code, scope));
  };
  return nodes.map((node) => (typeof node === 'string' ? node : render(node))).join('');
};

/** A template as `helm template` prints it. */
export const renderChart = (
  template: string,
  values: unknown,
  chart: unknown,
  release: string,
): string => {
  const dot = { Values: values, Chart: chart, Release: { Name: release } };
  return run(parseTemplate(template), { dot, variables: new Map() });
};
