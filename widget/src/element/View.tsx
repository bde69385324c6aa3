import type { ComponentType } from 'react';
import type { FeatureProps } from '../shared/feature.ts';
import { type Surroundings, SurroundingsContext } from '../shared/surroundings.ts';

/** What an element is ready to show. */
export interface View extends Omit<FeatureProps, 'attributes'> {
  Component: ComponentType<FeatureProps>;
  surroundings: Surroundings;
}

/**
 * The root of what an element shows. The page's inherited styles end here, and language and direction are
 * those of the texts.
 */
export function ElementView({ view, attributes }: { view: View; attributes: FeatureProps['attributes'] }) {
  const { Component, surroundings, ...rest } = view;
  return (
    <SurroundingsContext.Provider value={surroundings}>
      <div className="root" part="root" lang={surroundings.locale} dir="ltr">
        <Component {...rest} attributes={attributes} />
      </div>
    </SurroundingsContext.Provider>
  );
}
