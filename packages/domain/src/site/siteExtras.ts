/** The terms in full. `html` is the operator's: sanitise before showing. */
export type Terms = { readonly version: string; readonly html: string };

/** Where chat comes from. */
export type LiveChat = { readonly scriptUrl: string; readonly buttonId: string | null };

/** Where to say what one thinks of the service. */
export type FeedbackInfo = { readonly url: string; readonly text: string | null };

/** A legacy billing account elsewhere, linked from billing information when enabled. */
export type LegacyBilling = { readonly enabled: boolean; readonly accountUrl: string | null };
