import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { parse } from 'yaml';

interface Service {
  build?: unknown;
  image?: string;
  user?: string;
  read_only?: boolean;
  cap_drop?: string[];
  security_opt?: string[];
  ports?: string[];
  privileged?: boolean;
  environment?: Record<string, unknown>;
}

const schema = JSON.parse(
  readFileSync(new URL('compose-spec/compose-spec.json', import.meta.url), 'utf8'),
) as object;

/** Formats that the schema names and JSON Schema does not have. */
const formats = Object.fromEntries(
  ['duration', 'expose', 'ports', 'subnet_ip_address'].map((name) => [name, true] as const),
);

// The schema calls its own dialect by an address that Ajv has under another one.
const validate = new Ajv({ strict: false, allErrors: true, formats }).compile({
  ...schema,
  $schema: undefined,
});

const SECRET = /PASSWORD|SECRET|_KEY$|DATABASE_URL/;

const findingsOf = (name: string, service: Service): string[] => {
  const { image, user, environment = {}, ports = [] } = service;
  const rules: readonly (readonly [isKept: boolean, finding: string])[] = [
    [
      service.build !== undefined || /@sha256:[\da-f]{64}$/.test(image ?? ''),
      'image is not pinned by its digest',
    ],
    [service.privileged !== true, 'service is privileged'],
    [
      (service.security_opt ?? []).includes('no-new-privileges:true'),
      'service may gain privileges',
    ],
    [
      ports.every((port) => port.startsWith('127.0.0.1:')),
      'service is reached from other machines',
    ],
    ...Object.entries(environment)
      .filter(([key]) => SECRET.test(key))
      .map(([key, value]) => [String(value).includes('${'), `${key} is written down`] as const),
    // The database's own image has to change its folder's owner at its first start.
    ...(name === 'database'
      ? []
      : ([
          [service.read_only === true, 'root can be written to'],
          [(service.cap_drop ?? []).includes('ALL'), 'service keeps capabilities'],
          [user !== undefined && !/^(0|root)\b/.test(user), 'service runs as root'],
        ] as const)),
  ];
  return rules.filter(([isKept]) => !isKept).map(([, finding]) => `${name}: the ${finding}`);
};

/** What is wrong with a compose file: by the Compose Specification's schema, and by the kit's own rules. */
export const composeFindings = (text: string): string[] => {
  const file: unknown = parse(text, { merge: true });
  if (!validate(file))
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) =>
        `${instancePath} ${message ?? ''} ${JSON.stringify(params)}`,
    );
  const { services } = file as { services: Record<string, Service> };
  return Object.entries(services).flatMap(([name, service]) => findingsOf(name, service));
};
