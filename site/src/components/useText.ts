import { useTranslation } from 'react-i18next';
import type common from '../../locales/fr/common.json';
import type event from '../../locales/fr/event.json';
import type partners from '../../locales/fr/partners.json';

/** A text of the interface: a key of `locales/<language>/*.json`. */
export type TextKey = keyof typeof common | keyof typeof event | keyof typeof partners;

/** Gives the text of a key in the page's language, its `{{values}}` filled in. */
export type Text = (key: TextKey, values?: Record<string, string | number>) => string;

/**
 * The interface's texts in the page's language.
 * A missing one ends the build: it must not be shown in another language, or as its key.
 */
export function useText(): Text {
  const { t, i18n } = useTranslation();
  return (key, values) => {
    if (!i18n.exists(key)) throw new Error(`locales/${i18n.language} has no text "${key}"`);
    return t(key, values ?? {});
  };
}
