import type { PersonaSeed, VenueSeed } from '../scenarios/VenueSeed';
import { Page } from './Page';
import { Search } from './Search';

/** Where a form goes to enter a venue as a person. */
export const visitAction = (venue: VenueSeed, persona: string): string =>
  `/sandbox/visit?${new URLSearchParams({ venue: venue.locationId, persona })}`;

const kinds = {
  visitor: 'A visitor',
  customer: 'A customer',
  agent: 'An agent',
  headless: 'A device without a browser',
  outside: 'A person outside',
} as const;

/** The name of a person, or what kind of visitor this is. */
export const nameOf = ({ kind, firstName, lastName }: PersonaSeed): string =>
  firstName ? [firstName, lastName].filter(Boolean).join(' ') : kinds[kind];

/** A person without a name. */
const anybody = (
  <svg viewBox="0 0 20 20" width="16" height="16" fill="currentColor">
    <circle cx="10" cy="6.5" r="3.5" />
    <path d="M3 18a7 7 0 0 1 14 0z" />
  </svg>
);

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map(([first]) => first)
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** The name, or the kind; what is known about the second visitor of a kind. */
const labelOf = (venue: VenueSeed, persona: PersonaSeed): string => {
  const first = venue.personas.find(({ kind, firstName }) => kind === persona.kind && !firstName);
  return persona.firstName || first === persona ? nameOf(persona) : persona.about;
};

/** What the search finds a person by. */
const wordsOf = (persona: PersonaSeed): string =>
  [nameOf(persona), persona.about, persona.email].join(' ');

/** A tap walks in. */
const Chip = ({ venue, persona }: { venue: VenueSeed; persona: PersonaSeed }) => (
  <li data-find={wordsOf(persona)}>
    <button
      class={`person ${persona.kind}`}
      form="walk-in"
      formaction={visitAction(venue, persona.key)}
      title={persona.about}
    >
      <span class="face" aria-hidden="true">
        {persona.firstName ? initialsOf(nameOf(persona)) : anybody}
      </span>
      <span>
        <span class="hidden">Walk in at {venue.details.name} as </span>
        {labelOf(venue, persona)}
      </span>
    </button>
  </li>
);

const Person = ({ venue, persona }: { venue: VenueSeed; persona: PersonaSeed }) => (
  <div data-find={wordsOf(persona)}>
    <dt>{labelOf(venue, persona)}</dt>
    <dd>
      {persona.about}
      {persona.email && (
        <>
          {' '}
          <code>{persona.email}</code>
        </>
      )}
    </dd>
  </div>
);

const facts = ({ details }: VenueSeed): string[] => [
  details.portalType,
  `${details.planEngine.toLowerCase()} engine`,
  details.currency,
  `theme ${details.theme}`,
  ...(details.customPlans ? ['custom plans'] : []),
  ...(details.mfaViaSms ? ['SMS code'] : []),
  ...(details.features.email_activation ? ['email activation'] : []),
];

const Venue = ({ venue }: { venue: VenueSeed }) => {
  const { locationId, about, details, personas } = venue;
  return (
    <section
      class="card venue"
      aria-labelledby={`${locationId}-name`}
      data-find={[details.name, about, ...facts(venue)].join(' ')}
    >
      <div class={`hero hero-${details.theme}`} aria-hidden="true">
        <span class="mark"></span>
      </div>
      <div class="what">
        <h2 id={`${locationId}-name`}>{details.name}</h2>
        <p class="quiet">{about}</p>
      </div>
      <div class="who">
        <ul>
          {personas.map((persona) => (
            <Chip venue={venue} persona={persona} />
          ))}
        </ul>
        <details>
          <summary>
            About<span class="hidden"> the people at {details.name}</span>
          </summary>
          <dl>
            {personas.map((persona) => (
              <Person venue={venue} persona={persona} />
            ))}
          </dl>
          <ul class="chips">
            {facts(venue).map((fact) => (
              <li class="chip">{fact}</li>
            ))}
            {!details.enabled && <li class="chip bad">closed</li>}
          </ul>
        </details>
      </div>
    </section>
  );
};

/** Lists every venue and the personas that you can visit it as. */
export const VenuesPage = ({
  venues,
  password,
}: {
  venues: readonly VenueSeed[];
  password: string;
}) => (
  <Page title="Venues" here="/sandbox">
    <h1>Walk in somewhere</h1>
    <p class="quiet">
      Each person opens the portal as that venue’s gateway would, on a device of their own.
      Customers are logged in; everybody’s password is <code>{password}</code>. The card{' '}
      <code>4242 4242 4242 4242</code> pays, <code>4000 0000 0000 0002</code> is declined and{' '}
      <code>4000 0025 0000 3155</code> asks the bank.
    </p>
    <div class="tools">
      <Search what="venues and people" within=".venue" />
      <form id="walk-in" method="post">
        {/* Else Enter on the box would press the first person's button. */}
        <button disabled hidden>
          Walk in
        </button>
        <label class="check">
          <input type="checkbox" name="logged_out" value="true" />
          Customers come logged out
        </label>
      </form>
    </div>
    <div class="cards">
      {venues.map((venue) => (
        <Venue venue={venue} />
      ))}
    </div>
  </Page>
);
