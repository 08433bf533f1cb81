import { portalHeaders, type Headers as Wanted } from '@foyer/domain';
import { installationFrom, standardSettings } from '../settings/Settings';
import { advice, good, wrong, type Finding } from './Finding';
import { ask, type Answer, type Seen } from './Installation';

const REMEDY = 'Print the headers with pnpm headers, and send each of them in every location.';

const directives = (policy: string): Map<string, string[]> =>
  new Map(
    policy.split(/;\s*/).map((each) => {
      const [name = '', ...sources] = each.trim().split(/\s+/);
      return [name.toLowerCase(), sources];
    }),
  );

/** What the page needs and the policy does not allow, and what it allows that nobody should. */
const policyProblems = (sent: string | null, wanted: string): string[] => {
  if (!sent) return ['The answer has no Content-Security-Policy.'];
  const has = directives(sent);
  const problems: string[] = [];
  for (const [name, sources] of directives(wanted)) {
    const given = has.get(name) ?? (name.endsWith('-src') ? has.get('default-src') : undefined);
    if (!given) problems.push(`It has no ${name}.`);
    else
      for (const source of sources)
        if (source !== "'none'" && !given.includes(source) && !given.includes('*'))
          problems.push(`${name} lacks ${source}.`);
  }
  for (const name of ['script-src', 'style-src', 'default-src'])
    for (const source of has.get(name) ?? [])
      if (/^'unsafe-|^\*$|^(https?|data|blob):$/.test(source))
        problems.push(`${name} allows ${source}.`);
  return problems;
};

/** Whether a plain text can become a script; it is the operator's choice to have it only reported. */
const checkTrustedTypes = (page: Answer): Finding[] => {
  const what = 'trusted types';
  const has = (header: string): boolean =>
    directives(page.headers.get(header) ?? '').get('require-trusted-types-for')?.[0] === "'script'";
  if (has('content-security-policy')) return [good(what, 'A plain text never becomes a script.')];
  if (has('content-security-policy-report-only'))
    return [
      advice(
        what,
        'Browsers only report a plain text that becomes a script.',
        'Look at the reports (reportsTo), then set enforceTrustedTypes to true.',
      ),
    ];
  // An earlier row reports a missing policy.
  return page.headers.has('content-security-policy')
    ? [wrong(what, 'Nothing keeps a plain text from becoming a script.', REMEDY)]
    : [];
};

const plainProblems = (answer: Answer, wanted: Wanted): string[] =>
  Object.entries(wanted)
    .filter(([name]) => !name.startsWith('content-security-policy'))
    .flatMap(([name, value]) => {
      const sent = answer.headers.get(name);
      if (sent === null) return [`${name} is missing.`];
      if (name === 'strict-transport-security')
        return Number(/max-age=(\d+)/.exec(sent)?.[1] ?? 0) >= 15_552_000
          ? []
          : [`${name} is shorter than half a year.`];
      return sent.replace(/\s/g, '') === value.replace(/\s/g, '')
        ? []
        : [`${name} is "${sent}", not "${value}".`];
    });

const findingOf = (what: string, problems: readonly string[], fine: string): Finding =>
  problems.length > 0 ? wrong(what, problems.join(' '), REMEDY) : good(what, fine);

/** Every header of page, assets, other files, and what is missing. */
export const checkHeaders = async ({
  portal,
  page,
  config,
  configAnswer,
  entry,
  hashes,
}: Seen): Promise<Finding[]> => {
  // What the page needs depends on its configuration; that it cannot be read is a finding of its own.
  if (config === null && (typeof configAnswer === 'string' || configAnswer.status !== 404))
    return [];
  const installation = installationFrom({
    ...standardSettings(),
    publicUrl: new URL(portal).origin,
    publicConfig: config ?? {},
    // Other checks look at these.
    enforceTrustedTypes: false,
  });
  // Pictures, reports and the chat are the operator's own choice; the page cannot tell them.
  const wanted = portalHeaders(installation, hashes);
  const asset = await ask(entry);
  const missing = await ask(new URL('assets/none-00000000.js', portal).href);
  const policy = wanted.page['content-security-policy']?.replace(/ https:(?=;| )/, '') ?? '';
  const findings = [
    findingOf(
      'security policy',
      policyProblems(page.headers.get('content-security-policy'), policy),
      'It allows what the page needs, and nothing inline without a hash.',
    ),
    ...checkTrustedTypes(page),
    findingOf('headers of the page', plainProblems(page, wanted.page), 'All are there.'),
  ];
  if (typeof asset === 'string')
    findings.push(wrong('assets', asset, 'Serve the folder assets beside the page.'));
  else
    findings.push(
      findingOf('headers of assets', plainProblems(asset, wanted.asset), 'All are there.'),
    );
  if (typeof missing !== 'string')
    findings.push(
      missing.status === 404
        ? findingOf(
            'headers of a missing file',
            plainProblems(missing, wanted.file),
            'It is a 404 that nobody keeps.',
          )
        : wrong(
            'a missing file',
            `It answers ${missing.status}.`,
            'Answer 404: a page in the place of a script breaks open pages after an upgrade.',
          ),
    );
  return findings;
};
