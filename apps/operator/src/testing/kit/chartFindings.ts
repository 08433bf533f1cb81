import type { Deployment } from 'kubernetes-types/apps/v1';
import type { ConfigMap, Container, Service } from 'kubernetes-types/core/v1';
import type { Ingress } from 'kubernetes-types/networking/v1';
import { parse, parseAllDocuments } from 'yaml';
import { renderChart } from './renderChart';
import type { Typed } from './typeFindings';

/** The files of a Helm chart, as text. */
export interface Chart {
  chart: string;
  values: string;
  template: string;
}

const RELEASE = 'guests';
const DIGEST = `sha256:${'0'.repeat(64)}`;

interface Values {
  image: { digest: string };
  environment: Record<string, string>;
}

/** The chart's objects, with an image and with more variables of an operator's. */
export const renderObjects = (
  { chart, values, template }: Chart,
  environment: Readonly<Record<string, string>> = {},
): Record<string, unknown>[] => {
  const { name } = parse(chart) as { name: string };
  const given = parse(values) as Values;
  given.image.digest = DIGEST;
  Object.assign(given.environment, environment);
  const documents = parseAllDocuments(renderChart(template, given, { Name: name }, RELEASE));
  return documents.map((document) => {
    const [error] = document.errors;
    if (error) throw new Error(error.message);
    return document.toJS() as Record<string, unknown>;
  });
};

const MODULES: Readonly<Record<string, string>> = {
  ConfigMap: 'kubernetes-types/core/v1',
  Deployment: 'kubernetes-types/apps/v1',
  Service: 'kubernetes-types/core/v1',
  Ingress: 'kubernetes-types/networking/v1',
};

/** The objects with the types that Kubernetes publishes for them. */
export const typedObjects = (chart: Chart): Typed[] =>
  renderObjects(chart).map((value) => {
    const type = String(value['kind']);
    const from = MODULES[type];
    if (!from) throw new Error(`The kit has no ${type}.`);
    return { type, from, value };
  });

type Rule = readonly [isKept: boolean, finding: string];

const containerRules = ({
  image,
  ports = [],
  securityContext = {},
  resources,
  volumeMounts = [],
  startupProbe,
  readinessProbe,
  livenessProbe,
}: Container): Rule[] => [
  [image?.endsWith(`@${DIGEST}`) === true, 'The image is not named by its digest'],
  [securityContext.readOnlyRootFilesystem === true, 'The root can be written to'],
  [securityContext.allowPrivilegeEscalation === false, 'The container may gain privileges'],
  [
    securityContext.capabilities?.drop?.includes('ALL') === true,
    'The container keeps capabilities',
  ],
  [resources?.limits?.['memory'] !== undefined, 'Memory has no limit'],
  [
    volumeMounts.some(({ mountPath }) => mountPath === '/tmp'),
    'The scratch folder cannot be written to',
  ],
  ...Object.entries({ startupProbe, readinessProbe, livenessProbe }).map(([name, probe]): Rule => {
    const port = (probe?.httpGet ?? probe?.tcpSocket)?.port;
    return [ports.some((each) => each.name === port), `The ${name} asks no port of the container`];
  }),
];

const find = <T>(objects: readonly Record<string, unknown>[], kind: string): T =>
  objects.find((each) => each['kind'] === kind) as T;

const isWithin = (part: object | undefined, whole: object | undefined): boolean =>
  Object.entries(part ?? { none: true }).every(
    ([key, value]) => (whole as Record<string, unknown> | undefined)?.[key] === value,
  );

/** What is wrong with a chart, by the kit's own rules. */
export const chartFindings = (chart: Chart): string[] => {
  const objects = renderObjects(chart);
  const changed = renderObjects(chart, { FOYER_HELP: 'Call us', FOYER_PORTAL_PATH: '/wifi/' });
  const { spec } = find<Deployment>(objects, 'Deployment');
  const service = find<Service>(objects, 'Service').spec;
  const ingress = find<Ingress>(objects, 'Ingress').spec;
  const { data = {}, metadata } = find<ConfigMap>(objects, 'ConfigMap');
  const pod = spec?.template.spec;
  const container = pod?.containers[0];
  const changedTemplate = find<Deployment>(changed, 'Deployment').spec?.template;
  const probe = changedTemplate?.spec?.containers[0]?.readinessProbe?.httpGet;
  const backend = ingress?.rules?.[0]?.http?.paths[0]?.backend.service;
  const rules: Rule[] = [
    ...(container ? containerRules(container) : [[false, 'No container runs'] as const]),
    [pod?.securityContext?.runAsNonRoot === true, 'The pod may run as root'],
    [(pod?.securityContext?.runAsUser ?? 0) > 0, 'The pod runs as root'],
    [
      pod?.securityContext?.seccompProfile?.type === 'RuntimeDefault',
      'System calls are not restricted',
    ],
    [pod?.automountServiceAccountToken === false, 'The pod has a token of the cluster'],
    [pod?.enableServiceLinks === false, 'Variables of other services are read as settings'],
    [
      JSON.stringify(changedTemplate?.metadata) !== JSON.stringify(spec?.template.metadata),
      'A changed configuration does not roll the pods',
    ],
    [probe?.path === '/wifi/version.json', 'The probe ignores the portal’s path'],
    [
      container?.envFrom?.[0]?.configMapRef?.name === metadata?.name,
      'The settings do not reach the container',
    ],
    [
      data['FOYER_PORT'] === String(container?.ports?.[0]?.containerPort),
      'The web server listens on another port than the container says',
    ],
    [
      isWithin(spec?.selector.matchLabels, spec?.template.metadata?.labels),
      'The deployment does not find its pods',
    ],
    [
      isWithin(service?.selector, spec?.template.metadata?.labels),
      'The service does not find its pods',
    ],
    [
      container?.ports?.some(({ name }) => name === service?.ports?.[0]?.targetPort) === true,
      'The service leads to no port',
    ],
    [
      backend?.name === metadata?.name && backend?.port?.name === service?.ports?.[0]?.name,
      'The ingress leads to no service',
    ],
    [(ingress?.tls ?? []).length > 0, 'The ingress has no TLS'],
  ];
  return rules.filter(([isKept]) => !isKept).map(([, finding]) => finding);
};
