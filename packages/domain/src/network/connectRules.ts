import type { ConnectForm, DeviceState } from './gateway';

type Facts = {
  readonly deviceState: DeviceState;
  /** An active subscription, with an account or without. */
  readonly entitled: boolean;
  readonly outsideNetwork: boolean;
};

/** Whoever is entitled but not online sees "Connect". Outside the network there is nothing to connect to. */
export const offersConnect = ({ deviceState, entitled, outsideNetwork }: Facts): boolean =>
  entitled && !outsideNetwork && deviceState !== 'online';

/** Access to payment and mail only is asked for while someone without a plan registers, confirms or pays. */
export const needsQuarantine = ({ deviceState, entitled, outsideNetwork }: Facts): boolean =>
  !entitled && !outsideNetwork && deviceState !== 'online' && deviceState !== 'quarantined';

/** A form that a secure page posts to plain http makes the browser warn: explain before it is sent. */
export const isInsecureForm = ({ action }: Pick<ConnectForm, 'action'>, pageIsSecure: boolean) =>
  pageIsSecure && /^http:\/\//i.test(action);
