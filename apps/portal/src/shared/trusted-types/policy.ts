import { TRUSTED_TYPES_POLICY } from '@foyer/domain';
import type { TrustedTypePolicyFactory, TrustedTypePolicyOptions } from 'trusted-types/lib';

declare global {
  interface Window {
    /** Absent in a browser without trusted types, which also requires none. */
    trustedTypes?: TrustedTypePolicyFactory | undefined;
  }
}

/** A script comes from a server: an address that carries its own code is refused. */
const createScriptURL = (address: string): string => {
  if (/^https?:$/.test(new URL(address, document.baseURI).protocol)) return address;
  throw new TypeError(`No script comes from ${address.slice(0, 40)}.`);
};

const rules: TrustedTypePolicyOptions = {
  createScriptURL,
  // For documents that load and run nothing: see `parseInert`, and the sanitiser, which parses so too.
  createHTML: (html) => html,
};

/** The one policy of this page; undefined in a browser without trusted types, which also requires none. */
export const policy = window.trustedTypes?.createPolicy(TRUSTED_TYPES_POLICY, rules);

/**
 * Sets a script's address. Under the page's policy a plain text is refused there. Rule SEC-3.
 *
 * @throws TypeError where the address is not one of http or https
 */
export const setSource = (script: HTMLScriptElement, address: string): void => {
  const trusted = policy?.createScriptURL(address) ?? createScriptURL(address);
  // The browser takes the trusted value as it is; its text would be refused.
  Reflect.set(script, 'src', trusted);
};

/** Parses HTML into a document that loads and runs nothing. */
export const parseInert = (html: string): HTMLElement => {
  const { body } = document.implementation.createHTMLDocument('');
  Reflect.set(body, 'innerHTML', policy?.createHTML(html) ?? html);
  return body;
};
