import type { Locale, Program } from '@surya/data';
import { availabilityAt, formatDates, sortPrograms } from '@surya/data';
import { render } from 'preact-render-to-string';
import { Fragment } from 'react';
import type { FirstPaint, HtmlAttributes } from '../static.d.ts';
import * as calendar from './calendar/feature.ts';
import { propertyOf } from './element/propertyOf.ts';
import { ElementView } from './element/View.tsx';
import * as list from './list/feature.ts';
import { en } from './messages/en.ts';
import { es } from './messages/es.ts';
import { en as enForms } from './messages/forms/en.ts';
import { es as esForms } from './messages/forms/es.ts';
import { fr as frForms } from './messages/forms/fr.ts';
import { fr } from './messages/fr.ts';
import * as payment from './payment/feature.ts';
import * as paymentResult from './paymentResult/feature.ts';
import * as region from './region/feature.ts';
import * as registration from './registration/feature.ts';
import base from './shared/base.css?inline';
import type { Attributes, Feature } from './shared/feature.ts';
import type { Surroundings } from './shared/surroundings.ts';

const features: Readonly<Record<string, Feature>> = {
  'surya-calendar': calendar,
  'surya-registration': registration,
  'surya-payment': payment,
  'surya-payment-result': paymentResult,
  'surya-region-form': region,
};

const messages = { fr, en, es };
const forms = { fr: frForms, en: enForms, es: esForms };

/** While rendering to text nothing is called: effects and events are the browser's. */
const never = () => new Promise<never>(() => undefined);
const silentApi: Surroundings['api'] = {
  origin: '',
  catalogue: never,
  createPayment: never,
  verifyPayment: never,
  register: never,
};

/** Attributes as the browser will read them: by name in properties, all of them strings. */
function attributesOf(attributes: HtmlAttributes): Attributes {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== false);
  return Object.fromEntries(
    entries.map(([name, value]) => [propertyOf(name), value === true ? '' : String(value)]),
  );
}

/** The most links that an element holds: the next programs of a long catalogue. */
const mostLinks = 60;

function linked({ catalogue: { programs }, now }: FirstPaint): readonly Program[] {
  if (programs.length <= mostLinks) return programs;
  return sortPrograms(programs)
    .filter((program) => availabilityAt(program, now) !== 'past')
    .slice(0, mostLinks);
}

function Links({ programs, locale }: { programs: readonly Program[]; locale: Locale }) {
  return (
    <ul>
      {programs.map(({ id, languageContent, location, startDate, endDate }) => (
        <li key={id}>
          <a href={languageContent[locale].detailsUrl}>
            {`${languageContent[locale].title}, ${location}, ${formatDates(startDate, endDate, locale)}`}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** See `static.d.ts`. */
export function renderStatic(tag: string, attributes: HtmlAttributes, firstPaint: FirstPaint): string {
  const { catalogue, locale, now } = firstPaint;
  const feature = tag === 'surya-calendar' && attributes.variant === 'list' ? list : features[tag];
  if (!feature) throw new Error(`<${tag}> is not an element of the widget`);
  const surroundings: Surroundings = {
    locale,
    messages: messages[locale],
    forms: forms[locale],
    api: silentApi,
    now: () => now,
    resolve: (path) => path,
    host: undefined,
    aheadOfUtc: undefined,
    partnerOf: (attribute) => attribute,
  };
  const view = { Component: feature.Component, catalogue, surroundings };
  const Tag = tag as 'div';
  const shadow = render(<ElementView view={view} attributes={attributesOf(attributes)} />);
  const links = tag === 'surya-calendar' && <Links programs={linked(firstPaint)} locale={locale} />;
  const element = render(
    <Tag {...attributes} lang={locale}>
      {links || <Fragment />}
    </Tag>,
  );
  const style = `<style>${base}${feature.css}</style>`;
  return element.replace('>', () => `><template shadowrootmode="open">${style}${shadow}</template>`);
}
