import type { Feature, FeatureProps } from '../shared/feature.ts';
import { type Widget, WidgetContext } from '../shared/useWidget.ts';

/** What an element shows, once it is loaded. */
export interface View extends Omit<FeatureProps, 'attributes'>, Pick<Feature, 'Component'> {
  widget: Widget;
}

/**
 * The root of what an element shows. The page's inherited styles end here; language and direction are those
 * of the texts.
 */
export function ElementView({ view, attributes }: { view: View } & Pick<FeatureProps, 'attributes'>) {
  const { Component, widget, catalogue } = view;
  return (
    <WidgetContext.Provider value={widget}>
      <div className="root" part="root" lang={widget.locale} dir="ltr">
        <Component attributes={attributes} catalogue={catalogue} />
      </div>
    </WidgetContext.Provider>
  );
}
