import type { Locale } from '@surya/data';
import type { DiagnosticMessages } from './diagnosticMessages.ts';

const loaders = {
  fr: () => import('./fr/diagnostics.ts'),
  en: () => import('./en/diagnostics.ts'),
  es: () => import('./es/diagnostics.ts'),
} as const satisfies Record<Locale, () => Promise<{ diagnostics: DiagnosticMessages }>>;

/** Loads the texts of the diagnostics in one language. */
export async function loadDiagnosticMessages(locale: Locale): Promise<DiagnosticMessages> {
  return (await loaders[locale]()).diagnostics;
}
