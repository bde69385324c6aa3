import { useTranslation } from 'react-i18next';
import type common from '../../locales/fr/common.json';
import type event from '../../locales/fr/event.json';
import type partners from '../../locales/fr/partners.json';

/** The key of a text of the interface in `locales/<locale>/*.json`. */
type TextKey = keyof typeof common | keyof typeof event | keyof typeof partners;

/** Returns the text of a key in the page's language, with its `{{values}}` filled in. */
export type Text = (key: TextKey, values?: Record<string, string | number>) => string;

/**
 * Returns the texts of the interface in the page's language.
 * A missing text throws and so ends the build: no other language and no key is shown instead.
 */
export function useText(): Text {
  const { t, i18n } = useTranslation();
  return (key, values) => {
    if (!i18n.exists(key)) throw new Error(`locales/${i18n.language} has no text "${key}"`);
    return t(key, values ?? {});
  };
}
