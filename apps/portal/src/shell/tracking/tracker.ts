import { scrubText, type TrackingName, type TrackingPayload } from '@foyer/domain';

/** One advertising network. */
export interface Tracker {
  /**
   * Sends an event in the network's own format.
   *
   * @param id by which the network counts the event once
   */
  send: (name: TrackingName, payload: TrackingPayload | null, id: string | null) => void;
  /** Ends what the network's script does, as far as its interface allows, and removes its cookies. */
  stop: () => void;
}

/** This page's address as a network may know it. */
export const trackedAddress = (): string => scrubText(window.location.href);

/**
 * Removes cookies of this page's host and of the domains above it, because networks set theirs on the
 * highest domain that the browser allows.
 */
export const removeCookies = (names: RegExp): void => {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_label, at) => `; domain=${labels.slice(at).join('.')}`);
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=', 1);
    if (!names.test(name)) continue;
    for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`;
  }
};
