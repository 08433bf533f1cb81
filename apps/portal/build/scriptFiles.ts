import { build, type Rolldown, type UserConfig } from 'vite';

/**
 * The file that each lazily loaded part goes to; the first match counts. A file holds what people need
 * for one stretch of their way, with its English texts, so that a step fetches one file or two.
 */
const FILES: readonly (readonly [file: string, part: RegExp])[] = [
  ['texts-$1', /virtual:texts\/([\w-]+)$/],
  ['texts-en-us', /\/americanSpelling\./],
  ['calls', /\/packages\/api-client\/|\/(loadOffer|askForSignUp)\.|\/app\/prefetch\./],
  ['phone-numbers', /\/phoneNumbers\./],
  ['theme', /\/overrideTheme\./],
  ['html', /\/SanitisedHtml\./],
  ['logging', /\/shell\/logging\//],
  ['services', /\/shell\/(optional-services|chat|scene|telemetry|tracking)\/|\/PrivacyNote\./],
  ['forms', /\/product\/forms\/|\/accounts\/(login\/LoginScreen\.|texts\/)|\/refusals\/texts\//],
  [
    'mui-parts',
    /\/shell\/(disconnect|notices)\/|\/product\/network\/texts\/|\/(ArrivedReceipt|GuestAccess|GuestPassEnd|NoConnect|TermsDialog|LazyLanguageMenu|followAccountLanguage|pseudoLocale|MenuList)\./,
  ],
  ['parts', /\/product\/(card-form|dates|dues|orders\/texts)\/|\/@stripe\/|\/packages\/ui-kit\//],
  [
    'portal-parts',
    /\/(MoreDrawer|HelpSheet|MarketingDialog|ConfirmEmail|OpenOrder|FewerDevices)\.|\/menu\/help\/texts\//,
  ],
  ['notification', /\/SiteNotification\./],
  ['plans', /\/product\/plans\//],
  ['plans', /\/purchase\/(PurchaseScreen\.|texts\/)/],
  ['portal', /\/OwedBanner\./],
  ['purchase', /\/features\/purchase\/|\/accounts\/sign-up\//],
  ['portal', /\/shell\/(portal|sessions)\/|\/features\/home\/|\/app\/fillDashboard\./],
  ['account', /\/features\/(my-account|preferences)\/|\/(ReadSupportCode|ClosedSitePlan)\./],
  ['connect', /\/features\/(connection|no-user|http-pap)\/|\/product\/connection\//],
  [
    '$1',
    /\/features\/(accounts|billing|devices|guests|key-card|plan|recovery|speed-test|termination)\//,
  ],
  ['application', /\/src\//],
];

/** What only these files share goes into the first of them; the first family counts. */
const FAMILIES: readonly (readonly string[])[] = [
  // The sign-up form is a step of the purchase, and comes in its file.
  ['purchase', 'accounts'],
  ['forms', 'accounts', 'purchase'],
  ['services', 'logging'],
  ['plans', 'purchase', 'plan'],
  [
    'portal',
    'portal-parts',
    'account',
    'billing',
    'devices',
    'guests',
    'key-card',
    'plan',
    'speed-test',
  ],
];

/** Code of several files that has a file of its own; the first match counts. */
const SHARED: readonly (readonly [file: string, module: RegExp])[] = [
  // A card among the parts has a hero too, and the dashboard needs its hero without the parts.
  ['application', /\/ui-kit\/dist\/core\/hero\//],
  ['calls', /\/(@reduxjs|immer|reselect|api-client)\//],
  [
    'calls',
    /\/session\/api\/(api|reportFailure)\.|\/\w+\.api\.|\/(trackingSlice|useActiveBoost|useHasTerms|cardPaths|currentPath)\./,
  ],
  // Every form brings this file along, and the dashboard has no form.
  ['forms', /\/domain\/dist\/(validation\/|site\/emailDomain\.)|\/session\/useCountdown\./],
  ['connect', /\/product\/connection\/|\/network\/(supportCode|connectionCheck)\./],
  ['parts', /\/product\/card-form\/|\/(callProblem|chargeError|paymentRemedy)\.|\/@stripe\//],
  ['mui-parts', /\/(@mui|@emotion|@babel|stylis|clsx|react-is|hoist-non-react-statics)\//],
  ['mui-parts', /\/ui-kit\/dist\/parts\/(dialog|drawer|menu|mui|snackbar|tabs|terms-reader)\//],
  ['mui-parts', /\/react-transition-group\/|\/muiTheme\./],
  ['parts', /\/(uqr|html-parse-stringify|react-hook-form)\/|\/Trans\w*\.js/],
  ['parts', /\/ui-kit\/dist\/(parts|theme)\/|\/product\/(dates|dues|forms)\//],
  [
    'parts',
    /\/(LazyTermsDialog|TermsLink|OrderTerms|ReceiptText|TaskScreen|reloadPendingContacts)\./,
  ],
];

/** In this order each file's dependencies come before it, which keeps files from importing in circles. */
const ORDER = 'notification application calls forms parts mui-parts plans purchase portal'.split(
  ' ',
);

const fileOfPart = (id: string): string => {
  for (const [file, part] of FILES) {
    const match = part.exec(id);
    if (match) return file.replace('$1', match[1] ?? '');
  }
  throw new Error(`No file is named for ${id}, which loads lazily: see build/scriptFiles.ts.`);
};

const isStyleSheet = (id: string): boolean => id.endsWith('.css');

const fileOfModule = (id: string, users: ReadonlySet<string>): string => {
  const [only = '', ...others] = users;
  const isAlone = others.length === 0;
  // A request waits longer than the bytes of all style sheets take.
  if (isStyleSheet(id)) return 'application';
  if (isAlone) return only;
  const shared = SHARED.find(([, module]) => module.test(id));
  // Logging in needs few of the parts, and is the most frequent first page after the landing page.
  if (shared) return shared[0] === 'parts' && users.has('forms') ? 'forms' : shared[0];
  const family = FAMILIES.find((files) => [...users].every((user) => files.includes(user)));
  return family?.[0] ?? 'application';
};

interface Modules {
  /** What the first page really runs: what the entry reaches without a lazy import. */
  entry: ReadonlySet<string>;
  /** The file of every other module. */
  fileOf: ReadonlyMap<string, string>;
}

/**
 * Finds out by a first build who uses which module, after unused code has been dropped, since only a
 * build knows.
 */
const findModules = async (config: UserConfig): Promise<Modules> => {
  const result = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, minify: false, sourcemap: false },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  const chunks = new Map(
    output.filter((file) => file.type === 'chunk').map((chunk) => [chunk.fileName, chunk]),
  );
  /** The modules that a chunk brings along. */
  const modulesFrom = (first: Rolldown.OutputChunk): Set<string> => {
    const reached = new Set([first]);
    for (const chunk of reached)
      for (const name of chunk.imports) {
        const next = chunks.get(name);
        if (next) reached.add(next);
      }
    return new Set(
      [...reached].flatMap(({ modules }) =>
        Object.keys(modules).filter(
          (id) => isStyleSheet(id) || (modules[id]?.renderedLength ?? 0) > 0,
        ),
      ),
    );
  };
  const first = [...chunks.values()].find((chunk) => chunk.isEntry);
  if (!first) throw new Error('The first build has no entry.');
  // A venue's notification must not wait for a style sheet, and its own is small.
  const entry = modulesFrom(first);
  const users = new Map<string, Set<string>>();
  for (const chunk of chunks.values()) {
    if (!chunk.isDynamicEntry || !chunk.facadeModuleId) continue;
    const file = fileOfPart(chunk.facadeModuleId);
    for (const id of modulesFrom(chunk))
      if (isStyleSheet(id) && file === 'notification') entry.add(id);
      else if (!entry.has(id)) users.set(id, (users.get(id) ?? new Set()).add(file));
  }
  // Otherwise a page that shares a part with the notification waits for its file too.
  for (const [id, files] of users)
    if (files.has('notification') && files.size > 1) {
      users.delete(id);
      entry.add(id);
    }
  const fileOf = new Map([...users].map(([id, by]) => [id, fileOfModule(id, by)]));
  return { entry, fileOf };
};

/**
 * Says which module goes into which file. Left alone, the bundler makes a chunk of whatever any two
 * lazy parts share, and people then wait for two hundred small files.
 *
 * @param config the build's configuration as far as it decides which code is used
 */
export const scriptFiles = async (config: UserConfig): Promise<Rolldown.CodeSplittingOptions> => {
  const { entry, fileOf } = await findModules(config);
  const names = new Set([...ORDER, ...fileOf.values()]);
  // The first build leaves out chunks that have nothing but a style sheet.
  const nameOf = (id: string): string | undefined =>
    fileOf.get(id) ?? (isStyleSheet(id) ? 'application' : undefined);
  return {
    groups: [
      { name: 'entry', test: (id) => entry.has(id) },
      ...[...names].map((name) => ({ name, test: (id: string) => nameOf(id) === name })),
    ],
  };
};
