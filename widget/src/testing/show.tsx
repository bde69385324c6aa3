import '@testing-library/jest-dom';
import type { Catalogue, Locale } from '@surya/data';
import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import type { Api } from '../api.ts';
import { partnerOf } from '../element/partner.ts';
import { en } from '../messages/en.ts';
import { es } from '../messages/es.ts';
import { en as enForms } from '../messages/forms/en.ts';
import { es as esForms } from '../messages/forms/es.ts';
import { fr as frForms } from '../messages/forms/fr.ts';
import { fr } from '../messages/fr.ts';
import { type Surroundings, SurroundingsContext } from '../shared/surroundings.ts';
import { firstOfJune } from './builders.ts';

export const texts = {
  fr: { messages: fr, forms: frForms },
  en: { messages: en, forms: enForms },
  es: { messages: es, forms: esForms },
};

/** An API whose calls never answer, but for those a test gives. */
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
  /** The element that the feature stands for; its events are dispatched here. */
  host: HTMLElement;
}

interface ShowOptions {
  locale?: Locale;
  api?: Api;
  now?: Date;
  aheadOfUtc?: Surroundings['aheadOfUtc'];
}

/** Renders a feature as its element would, in English and Paris on the first of June unless told otherwise. */
export function show(
  feature: ReactElement,
  { locale = 'en', api = anApi(), now = firstOfJune, aheadOfUtc = () => 120 }: ShowOptions = {},
): Shown {
  const host = document.createElement('div');
  document.body.append(host);
  const surroundings: Surroundings = {
    locale,
    ...texts[locale],
    api,
    host,
    aheadOfUtc,
    now: (_: Catalogue) => now,
    resolve: (path) => `https://studio.example${path}`,
    partnerOf: (attribute) => partnerOf(attribute, location, 'https://studio.example'),
  };
  const inside = (content: ReactElement) => (
    <SurroundingsContext.Provider value={surroundings}>{content}</SurroundingsContext.Provider>
  );
  const result = render(inside(feature), { container: host });
  return { ...result, host, rerender: (next) => result.rerender(inside(next as ReactElement)) };
}

/** A promise that a test settles when it wants. */
export function deferred<Value>() {
  let resolve: (value: Value) => void = () => undefined;
  let reject: (reason: unknown) => void = () => undefined;
  const promise = new Promise<Value>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
