import '@testing-library/jest-dom';
import type { Locale } from '@surya/data';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Api } from '../api.ts';
import { getPartner } from '../element/getPartner.ts';
import { texts } from '../locales/texts.ts';
import type { FeatureProps } from '../shared/feature.ts';
import { type Widget, WidgetContext } from '../shared/useWidget.ts';
import { firstOfJune } from './builders.ts';

export { texts };

/** An API whose calls never answer, except those that a test passes. */
export function anApi(overrides: Partial<Api> = {}): Api {
  const never = () => new Promise<never>(() => undefined);
  return {
    origin: 'https://studio.example',
    catalogue: never,
    createPayment: never,
    verifyPayment: never,
    register: never,
    ...overrides,
  };
}

export interface Shown extends RenderResult {
  /** The element; its events are dispatched here. */
  host: HTMLElement;
}

interface ShowOptions {
  locale?: Locale;
  api?: Api;
  now?: Date;
  partner?: string;
  aheadOfUtc?: Widget['aheadOfUtc'];
}

/** Renders a feature as its element does: by default in English, in Paris, on the first of June. */
export function show(
  feature: ReactElement<Partial<FeatureProps>>,
  { locale = 'en', api = anApi(), now = firstOfJune, aheadOfUtc = () => 120, ...rest }: ShowOptions = {},
): Shown {
  const host = document.createElement('div');
  document.body.append(host);
  const partner = rest.partner ?? feature.props.attributes?.partner;
  const widget: Widget = {
    locale,
    ...texts[locale],
    api,
    host,
    aheadOfUtc,
    getTime: () => now,
    now,
    resolve: (path) => `https://studio.example${path}`,
    partner: getPartner(partner, location, 'https://studio.example'),
  };
  const inside = (content: ReactElement) => (
    <WidgetContext.Provider value={widget}>{content}</WidgetContext.Provider>
  );
  const result = render(inside(feature), { container: host });
  return { ...result, host, rerender: (next) => result.rerender(inside(next as ReactElement)) };
}

/** A promise that a test settles. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
