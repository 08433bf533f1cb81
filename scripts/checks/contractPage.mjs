import { contractFieldSchemas, isAbout } from './readCoverage.mjs';

/** The portal's screens, and the code that belongs to each. The first that fits counts. */
const screens = [
  ['Landing and arrival', /features\/(landing|tabbed-landing|entry|http-pap|no-user)\b/],
  ['Registering, logging in, recovery', /features\/(accounts|recovery)\b|src\/registration\b/],
  [
    'Choosing and buying a plan',
    /features\/purchase\b|product\/(plans|card-form|orders)\b|site\/OrderTerms\b|src\/(plans|coupons)\b/,
  ],
  ['Dashboard', /features\/(home|speed-test)\b|src\/dashboard\b/],
  ['My Plan', /features\/plan\b|src\/subscriptions\b/],
  ['Billing Information', /features\/billing\b|domain\/src\/billing\b/],
  ['Device Management', /features\/devices\b|src\/(devices|wifi)\b|product\/network\b/],
  ['Account Details', /features\/my-account\b/],
  ['Preferences & Privacy', /features\/preferences\b|src\/marketing\b/],
  ['Every page', /./],
];

/** The line after which the page is generated. */
export const generatedFrom =
  '<!-- From here on `pnpm self-checks checks/contractPage -u` writes. -->';

/**
 * What each screen asks for and shows, and what people see without it.
 *
 * @param {{ paths: object, components: { schemas: object } }} document openapi.json
 * @param {import('./readCoverage.mjs').CoverageRow[]} rows of docs/coverage.md
 * @returns {string} Markdown
 */
export function contractTables(document, rows) {
  const calls = callsOf(document).map((call) => ({
    ...call,
    screen: screenOf(rows.find(({ subject }) => subject === call.line)?.user ?? ''),
  }));
  const fields = contractFieldSchemas(document).map(({ field, schema, isRequired }) => {
    const user = rows.find((row) => row.isField && isAbout(row.subject, field))?.user ?? '';
    return {
      field,
      isRequired,
      isRead: !user.startsWith('nobody'),
      screen: screenOf(user),
      ...meaningOf(schema.description ?? ''),
    };
  });
  const read = fields.filter(({ isRead }) => isRead);
  return [
    ...screens.flatMap(([screen]) =>
      screenPart(
        screen,
        calls.filter((call) => call.screen === screen),
        read.filter((field) => field.screen === screen),
      ),
    ),
    '## Fields that no screen shows',
    '',
    'You can leave out the ones that are not required. No screen shows them.',
    '',
    ...fields.filter(({ isRead }) => !isRead).map(({ field, what }) => `- \`${field}\`: ${what}`),
    '',
  ].join('\n');
}

const screenOf = (user) => screens.find(([, code]) => code.test(user))?.[0];

const callsOf = ({ paths }) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      line: `${method.toUpperCase()} ${path.replace(/^\/api\//, '/').replace(/^\/(auth|router)\//, '{$1}/')}`,
      about: operation.description,
      profile: operation['x-profile'],
      without: operation['x-without'],
    })),
  );

/** A description's two halves. "Without it: false." is "false." in a column of that name. */
const meaningOf = (description) => {
  const [what, ...rest] = description.split(/ (?=Without\b)/);
  const without = rest.join(' ').replace(/^Without it: /, '');
  return { what, without: without.charAt(0).toUpperCase() + without.slice(1) };
};

const screenPart = (screen, calls, fields) => [
  `## ${screen}`,
  '',
  '| Call | Needed | What it does | Without it |',
  '|---|---|---|---|',
  ...calls.map(
    ({ line, about, profile, without }) =>
      `| ${line} | ${profile === 'minimal' ? 'yes' : ''} | ${about} | ${without} |`,
  ),
  '',
  '| Field | Required | What it is | Without it |',
  '|---|---|---|---|',
  ...fields.map(
    ({ field, isRequired, what, without }) =>
      `| \`${field}\` | ${isRequired ? 'yes' : ''} | ${what} | ${without} |`,
  ),
  '',
];
