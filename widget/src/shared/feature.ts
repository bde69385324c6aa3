import type { Catalogue } from '@surya/data';
import type { ComponentType } from 'react';

/** An element's attributes by their name in properties (`shareFilters`); undefined where absent. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** What every feature is given by its element. */
export interface FeatureProps {
  attributes: Attributes;
  /** The programs, where they are already there when the element first shows. */
  catalogue?: Catalogue | undefined;
}

/** What an element shows: a component and its style sheet, loaded once an element of the kind is met. */
export interface Feature {
  Component: ComponentType<FeatureProps>;
  css: string;
}

/** An attribute without value counts as true, `false` as absent: so do React's and Vue's bindings write it. */
export function isSet(attribute: string | undefined): boolean {
  return attribute !== undefined && attribute !== 'false';
}

/** A positive whole number, or undefined where the attribute holds anything else. */
export function countOf(attribute: string | undefined): number | undefined {
  return attribute && /^[1-9]\d*$/.test(attribute) ? Number(attribute) : undefined;
}
