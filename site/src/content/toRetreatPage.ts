import type { Locale } from '@surya/data';
import type { Retreat } from '@surya/data/schemas';
import type { SitePage } from './siteBlock.ts';

/** Returns the `mailto:` address that registers for a retreat with its organiser. */
function registrationMail(retreat: Retreat, locale: Locale): string {
  return `mailto:${retreat.organiser.email}?subject=${encodeURIComponent(retreat.languageContent[locale].mailSubject)}`;
}

/** Builds the page of a retreat from its entry in `retreats.json`. */
export function toRetreatPage(retreat: Retreat, locale: Locale): SitePage {
  const text = retreat.languageContent[locale];
  const register = { label: text.registerButtonText, to: registrationMail(retreat, locale) };
  return {
    title: text.title,
    description: text.subtitle,
    blocks: [
      { type: 'retreat-hero', retreat: retreat.id, register },
      {
        type: 'prose',
        title: text.description.title,
        paragraphs: text.description.content,
        actions: [{ label: text.practiceButtonText, to: retreat.practiceLink }],
      },
      {
        type: 'points',
        layout: 'highlights',
        ground: 'sand',
        title: text.experience.title,
        items: text.experience.items.slice(0, 4),
      },
      { type: 'points', layout: 'benefits', title: text.included.title, items: text.included.items },
      {
        type: 'prose',
        ground: 'sea',
        title: text.accessibility.title,
        paragraphs: [],
        list: text.accessibility.items,
      },
      { type: 'teachers', title: text.teachers.title, items: text.teachers.items },
      { type: 'faq', ground: 'sand', title: text.faq.title, items: text.faq.items },
      { type: 'call-to-action', title: text.title, paragraphs: [text.subtitle], actions: [register] },
    ],
  };
}
