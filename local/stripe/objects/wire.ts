import type Stripe from 'stripe';

/**
 * An object of the SDK's types as it goes over the wire when nothing is expanded: a field that may
 * hold an object or its id holds the id, and a decimal is a string (the SDK makes its Decimal of it).
 */
export type Wire<T> = T extends Stripe.Decimal
  ? string
  : T extends (infer Item)[]
    ? WireField<Item>[]
    : T extends object
      ? { [Key in keyof T]: WireField<T[Key]> }
      : T;

/** Unions with a string are ids (or plain texts): only the string is left of them, and null. */
type WireField<Field> = [Extract<Field, string>] extends [never]
  ? Wire<Field>
  : Extract<Field, string | null | undefined>;
