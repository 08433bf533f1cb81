import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import {
  chartFindings,
  renderObjects,
  typedObjects,
  type Chart,
} from './testing/kit/chartFindings';
import { composeFindings } from './testing/kit/composeFindings';
import { containerfileFindings } from './testing/kit/containerfileFindings';
import { dashboardFindings } from './testing/kit/dashboardFindings';
import { renderChart } from './testing/kit/renderChart';
import { typeFindings } from './testing/kit/typeFindings';

const read = (name: string): string =>
  readFileSync(new URL(`../../../deploy/${name}`, import.meta.url), 'utf8');

/** A text with one change. */
const changed = (text: string, from: string, to: string): string => {
  expect(text).toContain(from);
  return text.replace(from, () => to);
};

describe('the Containerfile', () => {
  const text = read('Containerfile');

  it('has no finding', () => {
    expect(containerfileFindings(text)).toEqual([]);
  });

  it.each([
    [/runs as root/, 'USER 65534:65534', 'USER root'],
    [/runs as root/, 'USER 65534:65534', ''],
    [/Unknown instruction: USR/, 'USER 65534:65534', 'USR 65534:65534'],
    [/not pinned/, /@sha256:\w+/.exec(text)?.[0] ?? '', ''],
    [/one platform/, 'FROM node', 'FROM --platform=linux/amd64 node'],
    [/invalid duration/, 'HEALTHCHECK --interval=10s', 'HEALTHCHECK --interval=ten'],
    [/no health check/, /HEALTHCHECK[^]*?"\]\n/.exec(text)?.[0] ?? '', ''],
    [/keeps signals/, 'ENTRYPOINT ["/opt/foyer/start.sh"]', 'ENTRYPOINT /opt/foyer/start.sh'],
    [/could be changed/, 'COPY --chown=0:0 --chmod=555 deploy', 'COPY deploy'],
    [/ADD/, 'COPY --chown=0:0 --chmod=555 deploy', 'ADD --chown=0:0 --chmod=555 deploy'],
    [/stay in the image/, 'rm -rf /var/lib/apt/lists/*', 'rm -rf'],
  ])('would have a finding: %s', (finding, from, to) => {
    expect(containerfileFindings(changed(text, from, to)).join('\n')).toMatch(finding);
  });
});

describe('the compose file', () => {
  const text = read('compose.yaml');

  it('has no finding', () => {
    expect(composeFindings(text)).toEqual([]);
  });

  it.each([
    [/portal: the service runs as root/, "user: '65534:65534'", "user: 'root'"],
    [/backend: the service runs as root/, "    user: 'node'\n", ''],
    [/additional properties.*"readonly"/, 'read_only: true', 'readonly: true'],
    [/portal: the root can be written to/, 'read_only: true', 'read_only: false'],
    [/keeps capabilities/, "cap_drop: ['ALL']", 'cap_drop: []'],
    [/may gain privileges/, "['no-new-privileges:true']", '[]'],
    [/not pinned/, 'image: node:24-bookworm-slim@sha256', 'image: node:24-bookworm-slim#'],
    [/from other machines/, '127.0.0.1:8080:8080', '8080:8080'],
    [/STRIPE_SECRET_KEY is written down/, '${STRIPE_SECRET_KEY:?}', 'the-key-itself'],
    [/must be equal to one of/, 'condition: service_healthy', 'condition: service_well'],
    [/must be array/, "ports: ['127.0.0.1:8080:8080']", "ports: '127.0.0.1:8080:8080'"],
  ])('would have a finding: %s', (finding, from, to) => {
    expect(composeFindings(changed(text, from, to)).join('\n')).toMatch(finding);
  });
});

describe('the chart', () => {
  const chart: Chart = {
    chart: read('chart/Chart.yaml'),
    values: read('chart/values.yaml'),
    template: read('chart/templates/portal.yaml'),
  };
  const withTemplate = (from: string, to: string): Chart => ({
    ...chart,
    template: changed(chart.template, from, to),
  });

  it('has no finding', () => {
    expect(chartFindings(chart)).toEqual([]);
    expect(renderObjects(chart).map(({ kind }) => kind)).toEqual([
      'ConfigMap',
      'Deployment',
      'Service',
      'Ingress',
    ]);
  });

  it('takes no image without a digest', () => {
    const values: unknown = parse(chart.values);
    expect(() => renderChart(chart.template, values, { Name: 'portal' }, 'guests')).toThrow(
      'image.digest is missing',
    );
  });

  it.each([
    [/may run as root/, 'runAsNonRoot: true', 'runAsNonRoot: false'],
    [/runs as root/, 'runAsUser: 65534', 'runAsUser: 0'],
    [/can be written to/, 'readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false'],
    [/gain privileges/, 'allowPrivilegeEscalation: false', 'allowPrivilegeEscalation: true'],
    [/keeps capabilities/, 'drop: [ALL]', 'drop: []'],
    [/not restricted/, 'RuntimeDefault', 'Unconfined'],
    [/token of the cluster/, 'automountServiceAccountToken: false', 'hostNetwork: true'],
    [/Variables of other services/, 'enableServiceLinks: false', 'enableServiceLinks: true'],
    [/livenessProbe/, 'livenessProbe: {', 'terminationMessagePath: /tmp/x #'],
    [/readinessProbe/, 'readinessProbe: { httpGet: *version', 'readinessProbe: { exec: {}'],
    [
      /ignores the portal’s path/,
      '{{ .Values.environment.FOYER_PORTAL_PATH | default "/v2/" }}',
      '/v2/',
    ],
    [/does not roll the pods/, '{{ toJson .Values.environment | sha256sum | quote }}', "'1'"],
    [/another port/, "FOYER_PORT: '8080'", "FOYER_PORT: '8443'"],
    [/The service leads to no port/, 'name: http, containerPort', 'name: web, containerPort'],
    [
      /service does not find/,
      'selector: {{- toYaml $labels | nindent 4 }}',
      'selector: { app: portal }',
    ],
    [
      /deployment does not find/,
      'matchLabels: {{- toYaml $labels | nindent 6 }}',
      'matchLabels: { app: portal }',
    ],
    [/ingress leads to no service/, 'port: { name: http } } }', 'port: { name: https } } }'],
    [/no limit/, 'resources: {{- toYaml .Values.resources | nindent 12 }}', ''],
    [/scratch folder/, 'mountPath: /tmp', 'mountPath: /var/tmp'],
  ])('would have a finding: %s', (finding, from, to) => {
    expect(chartFindings(withTemplate(from, to)).join('\n')).toMatch(finding);
  });

  it.each([
    ['does not know toToml', '{{- toYaml $labels', '{{- toToml $labels'],
    ['$label in', '{{- toYaml $labels', '{{- toYaml $label'],
    ['does not know upper', '{{ .Release.Name }}', '{{ upper .Release.Name }}'],
    ['prints a value that is missing', '{{ .Values.service.port }}', '{{ .Values.service.prot }}'],
    ['braces are not understood', '{{ .Values.service.port }}', '{{.Values.service.port}}'],
    ['has no end', '  {{- end }}\n  FOYER', '  FOYER'],
  ])('is not rendered: %s', (words, from, to) => {
    expect(() => chartFindings(withTemplate(from, to))).toThrow(words);
  });

  it('and the dashboard have no key that Kubernetes and Grafana do not know, and none too few', () => {
    const dashboard = {
      type: 'Dashboard',
      from: '@grafana/grafana-foundation-sdk/dashboard',
      value: JSON.parse(read('dashboard.json')) as unknown,
    };
    const faults = [
      withTemplate('readinessProbe', 'readynessProbe'),
      withTemplate('replicas: {{ .Values.replicas }}', "replicas: 'two'"),
      withTemplate('pathType: Prefix', 'pathTyp: Prefix'),
      withTemplate('containerPort: 8080', 'hostPort: 8080'),
    ].map(typedObjects);
    const asked = [...typedObjects(chart), dashboard, ...faults.flat()];
    const faulty = {
      ...dashboard,
      value: JSON.parse(read('dashboard.json').replace('"gridPos"', '"gridPosition"')) as unknown,
    };
    const found = typeFindings([...asked, faulty]);
    expect(found.slice(0, 5)).toEqual([[], [], [], [], []]);
    const words = (from: number, to: number) => found.slice(from, to).flat().join('\n');
    expect(words(5, 9)).toContain('readynessProbe');
    expect(words(9, 13)).toContain("Type 'string' is not assignable to type 'number");
    expect(words(13, 17)).toContain('pathTyp');
    expect(words(17, 21)).toContain('containerPort');
    expect(words(21, 22)).toContain('gridPosition');
  });
});

describe('the example dashboard', () => {
  const text = read('dashboard.json');
  const findings = (json: string) =>
    dashboardFindings(JSON.parse(json) as Parameters<typeof dashboardFindings>[0]);

  it('has no finding', () => {
    expect(findings(text)).toEqual([]);
  });

  it.each([
    [/Loki cannot read/, 'sum by (service_version)', 'sum by service_version'],
    [/Loki cannot read/, 'quantile_over_time(0.5,', 'quantile_over_time(0.5'],
    [/not define the variable loki/, '"${source}"', '"${loki}"'],
    [/one id/, '"id": 2,', '"id": 1,'],
    [/covers/, '"y": 8', '"y": 0'],
    [/one name/, '"refId": "B"', '"refId": "A"'],
  ])('would have a finding: %s', (finding, from, to) => {
    expect(findings(changed(text, from, to)).join('\n')).toMatch(finding);
  });
});
