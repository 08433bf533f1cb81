import type Stripe from 'stripe';

/**
 * What an SDK type looks like on the wire: an expandable field holds the id alone, a decimal is a
 * string. Our objects are typed by this, so the compiler says when a field of the API is missing.
 */
export type Wire<T> = T extends Stripe.Decimal
  ? string
  : T extends Stripe.ApiList<infer Item>
    ? WireList<Wire<Item>>
    : T extends Array<infer Item>
      ? WireField<Item>[]
      : T extends object
        ? { [Key in keyof T]: WireField<T[Key]> }
        : T;

type WireField<T> = [Extract<T, string>] extends [never]
  ? Wire<T>
  : string extends Extract<T, string>
    ? Extract<T, string | null | undefined>
    : Wire<T>;

/** One page of a list, as the API returns it. */
export interface WireList<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  url: string;
}

export const listOf = <Item>(url: string, data: Item[], hasMore = false): WireList<Item> => ({
  object: 'list',
  data,
  has_more: hasMore,
  url,
});
