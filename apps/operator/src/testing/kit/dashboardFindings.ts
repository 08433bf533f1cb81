import type { GridPos } from '@grafana/grafana-foundation-sdk/dashboard';
import { parser } from '@grafana/lezer-logql';

interface Panel {
  id: number;
  title: string;
  datasource: { uid: string };
  gridPos: GridPos;
  targets: { refId: string; expr: string }[];
}

interface Dashboard {
  templating: { list: { name: string }[] };
  panels: Panel[];
}

/** Grafana puts values in the place of its variables before Loki reads a query. */
const filled = (query: string): string =>
  query.replaceAll(/\$__(auto|range|interval)\b/g, '5m').replaceAll(/\$\w+/g, 'value');

/** Where Loki's grammar cannot follow a query. */
const grammarFindings = (query: string): string[] => {
  const text = filled(query);
  const found: string[] = [];
  parser.parse(text).iterate({
    enter: ({ type, from }) => {
      if (type.isError) found.push(`Loki cannot read "${text.slice(from, from + 20)}" of ${query}`);
    },
  });
  return found;
};

const overlap = (one: GridPos, other: GridPos): boolean =>
  one.x < other.x + other.w &&
  other.x < one.x + one.w &&
  one.y < other.y + other.h &&
  other.y < one.y + one.h;

const twice = (values: readonly (string | number)[]): boolean =>
  new Set(values).size < values.length;

/** What is wrong with a dashboard, as far as that shows without Grafana. Its keys are for `typeFindings`. */
export const dashboardFindings = ({ panels, templating }: Dashboard): string[] => {
  const variables = new Set(templating.list.map(({ name }) => name));
  const unknown = panels.flatMap(({ datasource, targets }) =>
    [datasource.uid, ...targets.map(({ expr }) => expr)].flatMap((text) =>
      [...text.matchAll(/\$\{?(\w+)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !name.startsWith('__') && !variables.has(name)),
    ),
  );
  return [
    ...unknown.map((name) => `The dashboard does not define the variable ${name}`),
    ...panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => grammarFindings(expr))),
    ...panels.flatMap(({ targets, title }) =>
      twice(targets.map(({ refId }) => refId)) ? [`Two queries of "${title}" have one name`] : [],
    ),
    ...(twice(panels.map(({ id }) => id)) ? ['Two panels have one id'] : []),
    ...panels.flatMap((one, index) =>
      panels
        .slice(index + 1)
        .filter((other) => overlap(one.gridPos, other.gridPos))
        .map((other) => `"${one.title}" covers "${other.title}"`),
    ),
  ];
};
