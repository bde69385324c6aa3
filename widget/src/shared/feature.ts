import type { Catalogue } from '@surya/data';
import type { ComponentType } from 'react';

/** An element's attributes by their name in properties (`shareFilters`); undefined where absent. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** The props of every feature. */
export interface FeatureProps {
  attributes: Attributes;
  /** The programs, where they are there when the element first shows. */
  catalogue?: Catalogue | undefined;
}

/** What an element shows: a component and its style sheet, loaded once an element of the kind is met. */
export interface Feature {
  Component: ComponentType<FeatureProps>;
  css: string;
}

/** True for an attribute without value, as HTML writes it; false for `false`, as React and Vue bind it. */
export function isSet(attribute: string | undefined): boolean {
  return attribute !== undefined && attribute !== 'false';
}

/** Parses a positive whole number; anything else counts as absent. */
export function parseCount(attribute: string | undefined): number | undefined {
  return attribute && /^[1-9]\d*$/.test(attribute) ? Number(attribute) : undefined;
}
