import { getLanguage, getLocations, locales } from '@surya/data';
import releases from '@surya/widget/releases.json';
import { type ConfiguratorSettings, createSnippet } from '../content/createSnippet.ts';
import { type Colours, widgetColours } from '../content/toThemeProperties.ts';
import * as styles from './Configurator.module.css';
import { usePage, useSiteContent } from './PageInfo.ts';
import { Recipes } from './Recipes.tsx';
import { SuryaElement } from './SuryaElement.tsx';
import { useText } from './useText.ts';

const variants = ['full', 'dropdown', 'list'] as const satisfies string[];
const widths = ['phone', 'tablet', 'desktop'] as const;
const versions = ['evergreen', 'pinned'] as const;
const colours = Object.keys(widgetColours) as (keyof Colours)[];
const surfaces = ['light', 'dark', 'wild'] as const;

/** A group of radio buttons, the first of them chosen. */
function Choices({
  name,
  legend,
  options,
}: {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
}) {
  return (
    <fieldset className={styles.choices}>
      <legend>{legend}</legend>
      {options.map(({ value, label }, index) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={index === 0} />
          <span className={styles.choice}>{label}</span>
        </label>
      ))}
    </fieldset>
  );
}

/**
 * Creates the snippet for a partner studio: its options, a live preview and the code to copy. The script
 * `configurator.ts` keeps the three in step; without it the snippet in the page's language stands.
 */
export function Configurator() {
  const text = useText();
  const { locale, now, allDates } = usePage();
  const { partners, programs, practiceTypes, routes, site } = useSiteContent();
  const taught = practiceTypes.filter(({ type }) => programs.some((program) => program.type === type));
  const calendars = routes.sections.calendar;
  const newest = releases.at(-1);
  const settings: ConfiguratorSettings = {
    calendars,
    allDates,
    release: newest && { version: newest.version, integrity: newest.integrity['booking.js'] },
  };
  const snippet = createSnippet(
    { origin: site.origin.url, lang: locale },
    { programs, practices: practiceTypes, now, calendars, allDates },
  );
  return (
    <div className={styles.configurator} data-configurator={JSON.stringify(settings)}>
      <form className={styles.form} aria-label={text('embed.options')}>
        <label>
          <span className={styles.label}>{text('embed.partner')}</span>
          <input
            type="text"
            name="partner"
            autoComplete="off"
            spellCheck={false}
            pattern="[a-z0-9\-]*"
            placeholder={partners[0]?.id}
          />
        </label>
        <label>
          <span className={styles.label}>{text('embed.language')}</span>
          <select name="lang" defaultValue={locale}>
            {locales.map((value) => (
              <option key={value} value={value} lang={value}>
                {getLanguage(value).name}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className={styles.label}>{text('embed.variant')}</span>
          <select name="variant">
            {variants.map((variant) => (
              <option key={variant} value={variant}>
                {text(`embed.variant.${variant}`)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className={styles.label}>{text('embed.practice')}</span>
          <select name="practice">
            <option value="">{text('embed.all')}</option>
            {taught.map(({ type, label }) => (
              <option key={type} value={type}>
                {label[locale]}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className={styles.label}>{text('embed.location')}</span>
          <select name="location">
            <option value="">{text('embed.all')}</option>
            {getLocations(programs).map((location) => (
              <option key={location}>{location}</option>
            ))}
          </select>
        </label>
        <label>
          <span className={styles.label}>{text('embed.limit')}</span>
          <input name="limit" type="number" min={1} max={50} inputMode="numeric" />
        </label>
        <label>
          <span className={styles.label}>{text('embed.version')}</span>
          <select name="version">
            {versions.map((version) => (
              <option key={version} value={version}>
                {text(`embed.version.${version}`, { version: newest?.version ?? '' })}
              </option>
            ))}
          </select>
        </label>
        <fieldset className={styles.colours}>
          <legend>{text('embed.colours')}</legend>
          {colours.map((name) => (
            <label key={name}>
              <input name={name} type="color" defaultValue={widgetColours[name]} />
              <span>{text(`embed.colour.${name}`)}</span>
            </label>
          ))}
        </fieldset>
      </form>

      <div>
        <form className={styles.view} aria-label={text('embed.preview')}>
          <Choices
            name="width"
            legend={text('embed.width')}
            options={widths.map((value) => ({ value, label: text(`embed.width.${value}`) }))}
          />
          <Choices
            name="surface"
            legend={text('embed.surface')}
            options={surfaces.map((value) => ({ value, label: text(`embed.surface.${value}`) }))}
          />
        </form>
        <div className={styles.stage} data-stage>
          <div className={styles.surface} data-preview data-width="phone" data-surface="light">
            <SuryaElement tag="surya-calendar" attributes={{ variant: 'full' }} />
          </div>
        </div>
      </div>

      <div className={styles.result}>
        <h3>{text('embed.snippet')}</h3>
        <pre className={styles.code}>
          <code data-snippet>{snippet}</code>
        </pre>
        <p className={styles.copy}>
          <button type="button" data-copy>
            {text('embed.copy')}
          </button>
          <span
            role="status"
            data-copied
            data-text={text('embed.copied')}
            data-selected={text('embed.selected')}
          />
        </p>
      </div>
      <Recipes />
    </div>
  );
}
