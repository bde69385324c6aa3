import r2wc from '@r2wc/react-to-web-component';
import { type Catalogue, getCatalogueTime } from '@surya/data';
import type { Api } from '../api.ts';
import type { FeatureEntry } from '../features.ts';
import type { Languages } from '../language.ts';
import type { loadTexts } from '../messages/loadTexts.ts';
import type { Attributes } from '../shared/feature.ts';
import { adoptStyles } from '../shared/styles.ts';
import { partnerOf } from './partner.ts';
import { propertyOf } from './propertyOf.ts';
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

/** Where an element takes what it shows from. */
export interface Sources extends FeatureEntry {
  /** The style sheet that all elements share. */
  css: string;
  api: Api;
  languages: Languages;
  loadTexts: typeof loadTexts;
}

/** How long an empty element waits for the programs before it says that they are being loaded, milliseconds. */
const grace = 400;

/** r2wc hands attributes and view over as one set of properties. */
function Shown({ view, container: _, ...attributes }: R2wcProps) {
  return view ? <ElementView view={view} attributes={attributes as Attributes} /> : null;
}

/**
 * An element class over r2wc, with r2wc's traps (2.1.1) mended: an attribute without value or removed is
 * seen, nothing is mounted before insertion, a move keeps what is mounted, properties set before the
 * definition count, and a first paint made at build stays until there is something to put in its place.
 */
export function suryaElement(sources: Sources): CustomElementConstructor {
  const { api, languages } = sources;
  const properties = sources.attributes.map(propertyOf);
  const Base = r2wc<R2wcProps>(Shown, { shadow: 'open', props: properties }) as unknown as R2wcConstructor;

  return class extends Base {
    #endWatch: (() => void) | undefined;
    /** True while the first paint made at build stands in the shadow root. */
    #adopted: boolean;
    /** Counts what was begun to be shown, so that what comes late never replaces what is newer. */
    #turn = 0;

    constructor() {
      super();
      this[connectedKey] = false;
      this.#adopted = Boolean(this.shadowRoot?.querySelector('.root'));
    }

    /**
     * Called by r2wc's constructor. A declarative shadow root would be emptied by asking for it again; a
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

    /** The platform's move that keeps state; only the language may be another. */
    connectedMoveCallback(): void {
      this.#settle();
    }

    override disconnectedCallback(): void {
      this.#endWatch?.();
      this.#endWatch = undefined;
      // A move takes an element out and puts it back in the same task.
      queueMicrotask(() => {
        if (this.isConnected) return;
        super.disconnectedCallback();
        this.#adopted = false;
      });
    }

    override attributeChangedCallback(name: string, _: string | null, value: string | null): void {
      this[propsKey][propertyOf(name)] = value ?? undefined;
      // Anew from the start, for an attribute may ask for another feature.
      if (this[connectedKey]) this.#show();
    }

    override [renderKey](): void {
      if (this[propsKey].view) super[renderKey]();
    }

    #settle(): void {
      this.#endWatch?.();
      this.#endWatch = languages.watch(this, () => this.#show());
      this.#show();
    }

    #show(): void {
      this.#prepare().catch(() => {
        // A file did not come, as in an offline page: what the page shows in the element's place stays.
      });
    }

    async #prepare(): Promise<void> {
      this.#turn += 1;
      const turn = this.#turn;
      const locale = languages.of(this);
      const [{ Component, css }, texts, catalogue] = await Promise.all([
        sources.load(this),
        sources.loadTexts(locale, sources.forms),
        this.#firstCatalogue(),
      ]);
      if (turn !== this.#turn || !this.shadowRoot) return;
      adoptStyles(this.shadowRoot, [sources.css, css]);
      // What stood in for it: the slot of a new root, the first paint's own style.
      for (const child of [...this.shadowRoot.children]) if (!child.matches('.root')) child.remove();
      this[propsKey].view = {
        Component,
        catalogue,
        surroundings: {
          locale,
          ...texts,
          api,
          now: getCatalogueTime,
          resolve: (path) => (api.origin === location.origin ? path : api.origin + path),
          host: this,
          aheadOfUtc: (at) => -at.getTimezoneOffset(),
          partnerOf: (attribute) => partnerOf(attribute, location, api.origin),
        },
      };
      this[renderKey]();
    }

    /** The programs for the first rendering, so that neither a first paint nor a loading line flashes by. */
    async #firstCatalogue(): Promise<Catalogue | undefined> {
      if (!sources.catalogue) return undefined;
      // A failure is told by the feature, which asks once more.
      const asked = api.catalogue().catch(() => undefined);
      if (this.#adopted) return asked;
      return Promise.race([asked, new Promise<undefined>((resolve) => setTimeout(resolve, grace))]);
    }
  };
}
