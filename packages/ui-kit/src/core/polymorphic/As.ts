import type { ComponentProps, ElementType } from 'react';

/**
 * The props of a part that can be rendered as another element or component: its own, those of `as`, and `as`
 * itself. `<Button as={RouterLink} to="/plans">` then knows what `to` is.
 */
export type As<Own, Tag extends ElementType> = Own & { as?: Tag } & Omit<
    ComponentProps<Tag>,
    keyof Own | 'as'
  >;
