import { calls } from '../contract/calls';
import type { Call } from '../contract/define/defineCall';
import { asStrings } from '../reading/asStrings';
import { type Bases, callUrl } from '../transport/bases';
import { idempotencyHeader } from '../transport/idempotencyKey';
import type { Fixtures, PersonKey, Place } from './fixtures';
import type { Received } from './checkAnswer';
import type { Actor, ProbeRequest } from './Probe';

/** Sends calls to the backend as any actor. It starts an actor's session when a call first needs it. */
export class BackendUnderTest {
  readonly #sessions = new Map<Actor, Promise<string | null>>();
  readonly #bases: Bases;
  readonly #fetch: typeof fetch;
  readonly #place: Place;
  readonly #fixtures: Fixtures | null;
  readonly #unknownCalls = new Map<string, Promise<string | null>>();

  constructor(bases: Bases, place: Place, fixtures: Fixtures | null, send: typeof fetch = fetch) {
    this.#bases = bases;
    this.#place = place;
    this.#fixtures = fixtures;
    this.#fetch = send;
  }

  /** Sends a call as an actor. Null when the actor has no session. */
  async ask(call: Call, as: Actor, request: ProbeRequest, key?: string): Promise<Received | null> {
    const token = await this.#tokenOf(as);
    return token === null && as !== 'nobody' ? null : this.#send(call, request, token, key);
  }

  /**
   * Whether an answer is the one that the backend gives to any call that it does not have. It is asked
   * once for such a call, by GET, which changes nothing. The portal's file is not a call: without it the installation is broken.
   */
  async isUnknownCall({ base, method }: Call, { status, body, path }: Received): Promise<boolean> {
    if (base === 'portal') return false;
    if (status === 405) return true;
    if (status !== 404) return false;
    const known = this.#unknownCalls.get(base) ?? this.#askUnknownCall(base);
    this.#unknownCalls.set(base, known);
    return (await known) === withoutAddress(body, method, path);
  }

  async #askUnknownCall(base: Call['base']): Promise<string | null> {
    const call = { ...calls.getTerms, base, path: '/foyer-asks-for-no-such-call' } as const;
    const { status, body, path } = await this.#send(call, {}, await this.#tokenOf('visitor'));
    return status === 404 ? withoutAddress(body, call.method, path) : null;
  }

  /** Gives an actor the session of a user whom the kit has registered. */
  adopt(as: Actor, token: string): void {
    this.#sessions.set(as, Promise.resolve(token));
  }

  #tokenOf(as: Actor): Promise<string | null> {
    const known = this.#sessions.get(as) ?? this.#begin(as);
    this.#sessions.set(as, known);
    return known;
  }

  async #begin(as: Actor): Promise<string | null> {
    if (as === 'nobody' || as === 'newcomer' || as === 'buyer') return null;
    if (as === 'garbage') return 'not.a.token';
    if (as === 'visitor') return this.#blankSession(this.#place);
    const people: Partial<Record<string, Fixtures['people'][PersonKey]>> =
      this.#fixtures?.people ?? {};
    const person = people[as];
    if (person) return this.#logIn(person);
    const beside = people[as.replace('visitor beside ', '')];
    const place = this.#placeOf(beside?.place ?? as.replace('visitor at ', ''));
    return place ? this.#blankSession(place) : null;
  }

  #placeOf(name: string): Place | undefined {
    const places: Partial<Record<string, Place>> = this.#fixtures?.places ?? {};
    return places[name];
  }

  async #blankSession(place: Place): Promise<string | null> {
    const details = new URLSearchParams(Object.entries(place)).toString();
    const request = { headers: { 'x-location-details': details } };
    return bearer(await this.#send(calls.getBlankSession, request, null));
  }

  async #logIn(person: NonNullable<Fixtures['people'][PersonKey]>): Promise<string | null> {
    const place = this.#placeOf(person.place);
    const visitor = place ? await this.#blankSession(place) : null;
    const username = place?.customer_code ? `${person.email}@${place.customer_code}` : person.email;
    const request = {
      headers: { 'x-registration-stage': '0' },
      body: { username, password: person.password },
    };
    return bearer(await this.#send(calls.login, request, visitor));
  }

  /** Whether a portal at its address would call another origin there. */
  #isOutside(url: string): boolean {
    return new URL(url).origin !== new URL(this.#bases.portal).origin;
  }

  async #send(
    call: Call,
    { params, query, headers, body }: ProbeRequest,
    token: string | null,
    key?: string,
  ): Promise<Received> {
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const isForm = call.bodyType === 'form';
    const url = callUrl(call, this.#bases, params);
    const isCrossOrigin = this.#isOutside(url);
    const response = await this.#fetch(url + search, {
      method: call.method,
      headers: {
        ...headers,
        ...(isCrossOrigin && { origin: new URL(this.#bases.portal).origin }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(key && { [idempotencyHeader]: key }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && {
        body: isForm ? new URLSearchParams(asStrings(body)) : JSON.stringify(body),
      }),
    });
    return {
      status: response.status,
      header: (name) => response.headers.get(name),
      body: parse(await response.text()),
      path: new URL(url).pathname,
      isCrossOrigin,
    };
  }
}

/** An answer's body as text that is the same for every method and path. */
const withoutAddress = (body: unknown, method: string, path = ''): string =>
  JSON.stringify(body)
    .replaceAll(path, '')
    .replaceAll(decodeURIComponent(path), '')
    .replaceAll(method, '');

/** The token in an answer's authorization header. */
export const bearer = ({ header }: Received): string | null =>
  header('authorization')?.replace(/^Bearer\s+/i, '') ?? null;

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};
