/** What can fail, and what is known about each failure. Specification, section 8. */
export type Failures = {
  /** POST {auth}/login. `headerText` is the answer's `X-Auth-Error`. */
  login: {
    readonly status: number | null;
    readonly headerText: string | null;
    readonly outsideNetwork: boolean;
    readonly genericMessage: string | null;
  };
  mfaCheck: { readonly headerText: string | null };
  mfaResend: { readonly headerText: string | null };
  /** Any other call of the product's API; `status` is null when no answer came. */
  api: {
    readonly status: number | null;
    readonly message: string | null;
    readonly loggedIn: boolean;
    /** Public config `genericErrorMessage`. */
    readonly genericMessage: string | null;
  };
  /** GET /site-info. `raw` is the error itself in words, for want of a message. */
  siteInfo: {
    readonly status: number | null;
    readonly message: string | null;
    readonly raw: string;
  };
  routeCheck: NoFacts;
  wrongUrl: NoFacts;
  navigation: NoFacts;
  blankSession: NoFacts;
  publicConfig: NoFacts;
  deviceNotifications: NoFacts;
  paymentScript: NoFacts;
  /** `message` is the card provider's own. */
  cardInvalid: { readonly message: string | null };
  paymentFailed: { readonly message: string | null };
};

type NoFacts = Readonly<Record<string, never>>;

export type FailureKind = keyof Failures;

/** How a failure reaches the person. `inline` goes back to whoever asked, to be shown in its place. */
export type Presentation = 'inline' | 'snackbar' | 'dialog' | 'page' | 'none';
