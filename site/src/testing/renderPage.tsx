import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, type Route, routeTable, translate } from '@surya/data';
import { createInstance } from 'i18next';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { type PageInfo, PageInfoProvider } from '../components/PageInfo.ts';
import type { SiteContent } from '../content/siteContent.ts';
import { fixtureNow } from './fixture.ts';

const namespaces = ['common', 'event', 'partners'];

/** An i18next instance with the texts of `locales/<locale>`, set up as gatsby-config.ts sets it up. */
function createI18n(locale: Locale) {
  const texts = namespaces.map((namespace) =>
    JSON.parse(readFileSync(join(__dirname, `../../locales/${locale}/${namespace}.json`), 'utf8')),
  );
  const i18n = createInstance();
  i18n.use(initReactI18next).init({
    lng: locale,
    initImmediate: false,
    resources: { [locale]: { translation: Object.assign({}, ...texts) } },
    keySeparator: false,
    nsSeparator: false,
    interpolation: { escapeValue: false },
  });
  return i18n;
}

/** Returns the route at `path`. */
export function getRoute(path: string, content: SiteContent): Route {
  const route = routeTable(content.routes, content.programs).find((candidate) => candidate.path === path);
  if (!route) throw new Error(`no route ${path}`);
  return route;
}

/** Renders part of the page of `route` as the build does: static HTML, with `<tag>` for widget elements. */
export function renderPage(
  node: ReactNode,
  route: Route,
  content: SiteContent,
  overrides: Partial<PageInfo> = {},
): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={createI18n(route.locale)}>
      <PageInfoProvider
        value={{
          locale: route.locale,
          route,
          now: fixtureNow,
          content,
          allDates: translate((each) => `All dates ${each}`),
          pictures: {},
          photographs: {},
          renderElement: (tag) => `<${tag}></${tag}>`,
          ...overrides,
        }}
      >
        {node}
      </PageInfoProvider>
    </I18nextProvider>,
  );
}
