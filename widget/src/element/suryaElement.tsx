import r2wc from '@r2wc/react-to-web-component';
import { type Catalogue, getCatalogueTime } from '@surya/data';
import type { Api } from '../api.ts';
import type { FeatureEntry } from '../features.ts';
import type { loadMessages } from '../locales/loadMessages.ts';
import type { PageLanguage } from '../pageLanguage.ts';
import { adoptStyles } from '../shared/adoptStyles.ts';
import type { Attributes } from '../shared/feature.ts';
import { getPartner } from './getPartner.ts';
import { toPropertyName } from './toPropertyName.ts';
import { ElementView, type View } from './View.tsx';

/** r2wc's own state on its elements, by the names it registers them under. */
const connectedKey: unique symbol = Symbol.for('r2wc.connected');
const propsKey: unique symbol = Symbol.for('r2wc.props');
const renderKey: unique symbol = Symbol.for('r2wc.render');

interface R2wcProps {
  container?: HTMLElement | ShadowRoot;
  view?: View;
  [attribute: string]: unknown;
}

declare class R2wcElement extends HTMLElement {
  connectedCallback(): void;
  disconnectedCallback(): void;
  attributeChangedCallback(name: string, before: string | null, value: string | null): void;
  [connectedKey]: boolean;
  [propsKey]: R2wcProps;
  [renderKey](): void;
}
type R2wcConstructor = typeof R2wcElement;

/** What an element class is made from. */
export interface ElementDefinition extends FeatureEntry {
  /** The style sheet that all elements share. */
  css: string;
  api: Api;
  pageLanguage: PageLanguage;
  loadMessages: typeof loadMessages;
}

/** How long an empty element waits for the programs before it says that they are being loaded, milliseconds. */
const loadingDelay = 400;

/** r2wc passes attributes and view as one set of props. */
function Shown({ view, container: _, ...attributes }: R2wcProps) {
  return view ? <ElementView view={view} attributes={attributes as Attributes} /> : null;
}

/**
 * Creates an element class over r2wc (docs/decisions/0005-one-custom-element-subclass-over-r2wc). It corrects
 * r2wc 2.1.1: an attribute without value or removed is seen, nothing is mounted before insertion, a move keeps
 * what is mounted, properties set before the definition count, and a first paint made at build stays until
 * there is something to replace it.
 */
export function suryaElement(definition: ElementDefinition): CustomElementConstructor {
  const { api, pageLanguage } = definition;
  const properties = definition.attributes.map(toPropertyName);
  const Base = r2wc<R2wcProps>(Shown, { shadow: 'open', props: properties }) as unknown as R2wcConstructor;

  return class extends Base {
    #stopWatching: (() => void) | undefined;
    /** True while the first paint made at build stands in the shadow root. */
    #adopted: boolean;
    /** Counts preparations, so that a slow one never replaces a newer one. */
    #turn = 0;

    constructor() {
      super();
      this[connectedKey] = false;
      this.#adopted = Boolean(this.shadowRoot?.querySelector('.root'));
    }

    /**
     * Called by r2wc's constructor. Attaching empties a declarative shadow root, so that is returned as it is; a
     * new one first shows the page's own content.
     */
    override attachShadow(init: ShadowRootInit): ShadowRoot {
      if (this.shadowRoot) return this.shadowRoot;
      const root = super.attachShadow(init);
      root.append(document.createElement('slot'));
      return root;
    }

    override connectedCallback(): void {
      for (const property of properties) {
        const { value } = Object.getOwnPropertyDescriptor(this, property) ?? {};
        if (value === undefined) continue;
        Reflect.deleteProperty(this, property);
        Reflect.set(this, property, value);
      }
      super.connectedCallback();
      this.#settle();
    }

    /** Called by `moveBefore`, which keeps state; only the language may change. */
    connectedMoveCallback(): void {
      this.#settle();
    }

    override disconnectedCallback(): void {
      this.#stopWatching?.();
      this.#stopWatching = undefined;
      // A move removes an element and inserts it again in the same task.
      queueMicrotask(() => {
        if (this.isConnected) return;
        super.disconnectedCallback();
        this.#adopted = false;
      });
    }

    override attributeChangedCallback(name: string, _: string | null, value: string | null): void {
      this[propsKey][toPropertyName(name)] = value ?? undefined;
      // Prepared again, because an attribute may ask for another feature.
      if (this[connectedKey]) this.#show();
    }

    override [renderKey](): void {
      if (this[propsKey].view) super[renderKey]();
    }

    #settle(): void {
      this.#stopWatching?.();
      this.#stopWatching = pageLanguage.watch(this, () => this.#show());
      this.#show();
    }

    #show(): void {
      this.#prepare().catch(() => {
        // A file could not be loaded: what the page shows in the element's place stays.
      });
    }

    async #prepare(): Promise<void> {
      this.#turn += 1;
      const turn = this.#turn;
      const locale = pageLanguage.get(this);
      const [{ feature }, messages, catalogue] = await Promise.all([
        definition.load(this),
        definition.loadMessages(locale, definition.forms),
        this.#firstCatalogue(),
      ]);
      if (turn !== this.#turn || !this.shadowRoot) return;
      adoptStyles(this.shadowRoot, [definition.css, feature.css]);
      // Removes the slot of a new root, and the style of the first paint.
      for (const child of [...this.shadowRoot.children]) if (!child.matches('.root')) child.remove();
      this[propsKey].view = {
        Component: feature.Component,
        catalogue,
        widget: {
          locale,
          ...messages,
          api,
          getTime: getCatalogueTime,
          now: new Date(),
          partner: getPartner(this.getAttribute('partner'), location, api.origin),
          resolve: (path) => (api.origin === location.origin ? path : api.origin + path),
          host: this,
          aheadOfUtc: (at) => -at.getTimezoneOffset(),
        },
      };
      this[renderKey]();
    }

    /** Loads the programs for the first rendering, so that neither first paint nor loading line flashes. */
    async #firstCatalogue(): Promise<Catalogue | undefined> {
      if (!definition.catalogue) return undefined;
      // The feature loads them again and shows a failure.
      const asked = api.catalogue().catch(() => undefined);
      if (this.#adopted) return asked;
      return Promise.race([asked, new Promise<undefined>((resolve) => setTimeout(resolve, loadingDelay))]);
    }
  };
}
