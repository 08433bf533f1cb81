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

  async #send(
    call: Call,
    { params, query, headers, body }: ProbeRequest,
    token: string | null,
    key?: string,
  ): Promise<Received> {
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const isForm = call.bodyType === 'form';
    const response = await this.#fetch(callUrl(call, this.#bases, params) + search, {
      method: call.method,
      headers: {
        ...headers,
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
    };
  }
}

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
