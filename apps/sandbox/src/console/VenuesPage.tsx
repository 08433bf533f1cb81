import type { PersonaSeed, VenueSeed } from '../scenarios/VenueSeed';
import { Page } from './Page';

/** Where a form goes to enter a venue as a person. */
export const visitAction = (venue: VenueSeed, persona: string, isLoggedOut = false): string => {
  const query = new URLSearchParams({ venue: venue.locationId, persona });
  if (isLoggedOut) query.set('logged_out', 'true');
  return `/sandbox/visit?${query}`;
};

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

const initialsOf = (name: string): string =>
  name
    .split(' ')
    .map(([first]) => first)
    .slice(0, 2)
    .join('')
    .toUpperCase();

const Persona = ({ venue, persona }: { venue: VenueSeed; persona: PersonaSeed }) => (
  <li>
    <form method="post" action={visitAction(venue, persona.key)}>
      <button class="person" title={persona.email}>
        <span class="face" aria-hidden="true">
          {initialsOf(nameOf(persona))}
        </span>
        <span>
          <span class="hidden">Walk in at {venue.details.name} as </span>
          <strong>{nameOf(persona)}</strong>
          <small>{persona.about}</small>
        </span>
      </button>
    </form>
    {persona.kind === 'customer' && (
      <form method="post" action={visitAction(venue, persona.key, true)}>
        <button
          class="soft small"
          aria-label={`Walk in logged out at ${venue.details.name} as ${persona.firstName ?? persona.key}`}
        >
          Logged out
        </button>
      </form>
    )}
  </li>
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

const Venue = ({ venue }: { venue: VenueSeed }) => (
  <section class="card" id={venue.locationId} aria-labelledby={`${venue.locationId}-name`}>
    <div class={`hero hero-${venue.details.theme}`} aria-hidden="true">
      <span class="mark"></span>
    </div>
    <h2 id={`${venue.locationId}-name`}>{venue.details.name}</h2>
    <p class="quiet">{venue.about}</p>
    <ul class="chips facts">
      {facts(venue).map((fact) => (
        <li class="chip">{fact}</li>
      ))}
      {!venue.details.enabled && <li class="chip bad">closed</li>}
    </ul>
    <ul class="people">
      {venue.personas.map((persona) => (
        <Persona venue={venue} persona={persona} />
      ))}
    </ul>
  </section>
);

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
    <input
      type="search"
      class="search"
      aria-label="Search venues and people"
      placeholder="Search venues and people"
      data-filter=".cards > .card"
    />
    <nav aria-label="Venues">
      <ul class="chips jumps">
        {venues.map(({ locationId, details }) => (
          <li>
            <a class="chip jump" href={`#${locationId}`}>
              {details.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    <div class="cards">
      {venues.map((venue) => (
        <Venue venue={venue} />
      ))}
    </div>
  </Page>
);
