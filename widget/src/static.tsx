import type { Locale, Program } from '@surya/data';
import { availabilityAt, formatDates, sortPrograms } from '@surya/data';
import { render } from 'preact-render-to-string';
import { Fragment } from 'react';
import type { FirstPaint, HtmlAttributes } from '../static.d.ts';
import { feature as calendar } from './calendar/feature.ts';
import { toPropertyName } from './element/toPropertyName.ts';
import { ElementView } from './element/View.tsx';
import type { Tag } from './features.ts';
import { feature as list } from './list/feature.ts';
import { texts } from './locales/texts.ts';
import { feature as payment } from './payment/feature.ts';
import { feature as paymentResult } from './paymentResult/feature.ts';
import { feature as region } from './region/feature.ts';
import { feature as registration } from './registration/feature.ts';
import base from './shared/base.css?inline';
import type { Attributes, Feature } from './shared/feature.ts';
import type { Widget } from './shared/useWidget.ts';

/** The features that `features.ts` loads in the browser, here in one file; the type holds both to the same tags. */
const features: Readonly<Record<Tag, Feature>> = {
  'surya-calendar': calendar,
  'surya-registration': registration,
  'surya-payment': payment,
  'surya-payment-result': paymentResult,
  'surya-region-form': region,
};

/** While rendering to text nothing is called: effects and events are the browser's. */
const never = () => new Promise<never>(() => undefined);
const silentApi: Widget['api'] = {
  origin: '',
  catalogue: never,
  createPayment: never,
  verifyPayment: never,
  register: never,
};

/** Converts attributes to what the browser will read: strings, by the names of their properties. */
function toAttributes(attributes: HtmlAttributes): Attributes {
  const entries = Object.entries(attributes).filter(([, value]) => value !== undefined && value !== false);
  return Object.fromEntries(
    entries.map(([name, value]) => [toPropertyName(name), value === true ? '' : String(value)]),
  );
}

/** The most links that an element holds; of a longer catalogue these are the next programs. */
const maxLinks = 60;

function getLinkedPrograms({ catalogue: { programs }, now }: FirstPaint): readonly Program[] {
  if (programs.length <= maxLinks) return programs;
  return sortPrograms(programs)
    .filter((program) => availabilityAt(program, now) !== 'past')
    .slice(0, maxLinks);
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

function isTag(tag: string): tag is Tag {
  return Object.hasOwn(features, tag);
}

/** See `static.d.ts`. */
export function renderStatic(tag: string, attributes: HtmlAttributes, firstPaint: FirstPaint): string {
  const { catalogue, locale, now } = firstPaint;
  if (!isTag(tag)) throw new Error(`<${tag}> is not an element of the widget`);
  const feature = tag === 'surya-calendar' && attributes.variant === 'list' ? list : features[tag];
  const { partner } = attributes;
  const widget: Widget = {
    locale,
    ...texts[locale],
    api: silentApi,
    getTime: () => now,
    now,
    partner: partner === undefined ? undefined : String(partner),
    resolve: (path) => path,
    host: undefined,
    aheadOfUtc: undefined,
  };
  const view = { Component: feature.Component, catalogue, widget };
  const Tag = tag as 'div';
  const shadow = render(<ElementView view={view} attributes={toAttributes(attributes)} />);
  const links = tag === 'surya-calendar' && (
    <Links programs={getLinkedPrograms(firstPaint)} locale={locale} />
  );
  const element = render(
    <Tag {...attributes} lang={locale}>
      {links || <Fragment />}
    </Tag>,
  );
  const style = `<style>${base}${feature.css}</style>`;
  return element.replace('>', () => `><template shadowrootmode="open">${style}${shadow}</template>`);
}
