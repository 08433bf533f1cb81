/** How far the card form is. */
export type PayState =
  | { kind: 'opening' }
  | { kind: 'open' }
  | { kind: 'problem'; title: string; text: string };
