import { randomBytes } from 'node:crypto';

/** The sandbox to call: one in this process, or the URL of another. */
export type Target =
  | {
      app: {
        request: (path: string, init: RequestInit, env: object) => Response | Promise<Response>;
      };
    }
  | { url: string };

/** What the HTTP server knows of a connection, for a request without one. */
const connectionFrom = (address: string): object => ({
  incoming: { socket: { remoteAddress: address, remotePort: 1, remoteFamily: 'IPv4' } },
});

/** Parsed JSON; a test asserts the fields that it expects. */
export interface Json {
  readonly [key: string]: Json | undefined;
}

/** A parsed response. */
export interface Answer {
  status: number;
  body: Json;
  headers: Headers;
}

const freshMac = (): string =>
  `A4:83:E7:${[...randomBytes(3)].map((part) => part.toString(16).padStart(2, '0').toUpperCase()).join(':')}`;

/** A visitor with a device at a venue, who keeps the session token as the portal does. */
export class Visitor {
  target: Target;
  readonly location: Record<string, string>;
  token = '';
  /** The cookie with which the browser has entered. */
  #cookie = '';
  userId = '';
  /** False for a device that the gateway has not seen: somebody only knows its address. */
  isVouched = true;
  /** The network address that the sandbox sees; only for a sandbox in this process. */
  address = '127.0.0.1';
  userAgent = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1';

  constructor(target: Target, locationId = 'canal-wharf', mac = freshMac()) {
    this.target = target;
    this.location = {
      location_id: locationId,
      mac,
      nas_id: 'gw-test',
      customer_code: 'foyer',
      connection_type: 'wifi',
    };
  }

  get mac(): string {
    return this.location['mac'] ?? '';
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const init = {
      method,
      headers: {
        'user-agent': this.userAgent,
        ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
        ...(this.#cookie ? { cookie: this.#cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined
        ? {}
        : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    };
    const response =
      'app' in this.target
        ? await this.target.app.request(path, init, connectionFrom(this.address))
        : await fetch(`${this.target.url}${path}`, init);
    const fresh = response.headers.get('authorization');
    if (fresh) this.token = fresh.replace('Bearer ', '');
    const entered = /(?:__Host-)?foyer_entry=[^;]+/.exec(
      response.headers.get('set-cookie') ?? '',
    )?.[0];
    if (entered) this.#cookie = entered;
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return {
      status: response.status,
      body: (isJson && text ? JSON.parse(text) : text) as Json,
      headers: response.headers,
    };
  }

  /** Opens a blank session and does the gateway login, as the gateway's redirect has it. */
  async arrive(): Promise<this> {
    const { mac_id, ...place } = await this.#entryParameters();
    if (this.isVouched && mac_id === this.mac)
      this.location['gateway_proof'] = place['gateway_proof'] ?? '';
    await this.open();
    return this;
  }

  /** Opens the portal again at the location that the browser has kept, with a blank session. */
  async open(location = this.location): Promise<Answer> {
    await this.call('GET', '/auth/blank-session', undefined, {
      'x-location-details': new URLSearchParams(location).toString(),
    });
    return this.call('POST', '/api/gateway/login', location);
  }

  async #entryParameters(): Promise<Record<string, string>> {
    const { location_id = '', nas_id = '' } = this.location;
    const query = new URLSearchParams({ location_id, mac: this.mac, nas_id });
    const { body } = await this.call('POST', `/sandbox/api/gateway-entry?${query}`);
    const address = typeof body['url'] === 'string' ? body['url'] : '';
    return Object.fromEntries(new URLSearchParams(address.split('?')[1]));
  }

  logIn(username: string, password: string, stage: '0' | '1' = '0'): Promise<Answer> {
    return this.call(
      'POST',
      '/auth/login',
      { username, password },
      { 'x-registration-stage': stage },
    );
  }

  /** Does `arrive` and registers a new account, which logs in. */
  async signUp(fields: Record<string, unknown> = {}): Promise<this> {
    await this.arrive();
    const email = `${randomBytes(6).toString('hex')}@post.example`;
    const person = {
      email,
      password: 'a long enough one',
      firstName: 'Alex',
      lastName: 'Moor',
      isTermsAndConditionAccepted: true,
      ...fields,
    };
    const registered = await this.call('POST', '/api/user', person);
    if (registered.status !== 201) throw new Error(JSON.stringify(registered.body));
    this.userId = String(registered.body['userId']);
    return this;
  }

  keyed(path: string, body: unknown, key = randomBytes(8).toString('hex')): Promise<Answer> {
    return this.call('POST', path, body, { 'idempotency-key': key });
  }
}
