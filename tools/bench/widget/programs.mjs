/**
 * Programs in the shape of the studio's `programs.json`: spread evenly over two years, every practice in
 * turn, with what real ones have now and then (a second day, a reduced price, a time, a special occasion).
 * The same count gives the same programs, to the byte.
 */

/** What each practice is called in English; the others are made from it. The order is that of their turn. */
const practices = {
  surya_kriya: 'Surya Kriya',
  isha_kriya: 'Isha Kriya',
  angamardana: 'Angamardana',
  yoga_namaskar: 'Yoga Namaskar',
  shambhavi: 'Surya Shakti',
  bhuta_shuddhi: 'Bhuta Shuddhi',
  yoga_equilibrium: 'Yoga for Balance',
  yogasanas: 'Yogasanas',
  online_sessions: 'Online session',
  retreat: 'Weekend retreat',
  surya_kriya_correction_shakti: 'Correction and Shakti',
};
const cities = [
  'Rennes',
  'Angers',
  'Nantes',
  'Brest',
  'Lyon',
  'Paris',
  'Toulouse',
  'Lille',
  'Marseille',
  'Pau',
];
const sections = { fr: 'fr-details-programme', en: 'en-program-details', es: 'es-detalles-programa' };
const lessons = {
  fr: [
    'Apprendre une pratique complète',
    'Affiner ce qui est déjà su',
    'Découvrir pas à pas',
    'Pratiquer ensemble',
  ],
  en: ['Learn a complete practice', 'Refine what you know', 'Discover it step by step', 'Practise together'],
  es: [
    'Aprender una práctica completa',
    'Afinar lo aprendido',
    'Descubrirla paso a paso',
    'Practicar en grupo',
  ],
};
const places = { fr: 'à', en: 'in', es: 'en' };
const groups = { fr: 'en groupe de', en: 'in a group of', es: 'en un grupo de' };

/** The day before the first program: where the clock of the page stands. */
export const clock = '2025-06-01T09:00:00+02:00';
/** The first program's day, which calendars with months open on. */
export const firstDay = '2025-06-02';
/** The practice that is filtered by; the first program is of another, so that the filter changes every view. */
export const filteredBy = practices.isha_kriya;
/** What the filter's buttons say. */
export const practiceNames = Object.entries(practices);

const days = 730;
const dayLength = 86_400_000;

/**
 * `programs.json` with that many programs.
 * @param pictures the addresses of the studio's own, which the programs show in turn
 */
export function programsFile(count, pictures) {
  const programs = Array.from({ length: count }, (_, index) => ({
    ...programAt(index, count),
    imageUrl: pictures[index % pictures.length],
  }));
  return JSON.stringify({ programs, clock });
}

function programAt(index, count) {
  const [type, name] = practiceNames[index % practiceNames.length];
  // Steps without a common divisor, so that place, group and lesson vary independently of the practice.
  const location = cities[(index * 7 + Math.floor(index / 11)) % cities.length];
  const id = `${type.replaceAll('_', '-')}-${location.toLowerCase()}-${index + 1}`;
  const start = Date.parse(firstDay) + Math.floor((index * days) / count) * dayLength;
  const price = [0, 60, 90, 250, 320][(index * 3) % 5];
  const contentIn = (locale) => ({
    title: `${name} ${places[locale]} ${location}`,
    description: `${lessons[locale][index % 4]} ${places[locale]} ${location}, ${groups[locale]} ${4 + (index % 17)}.`,
    detailsUrl: `/${sections[locale]}/${id}`,
  });
  return {
    id,
    type,
    location,
    price,
    ...(price > 100 &&
      index % 2 === 0 && { promoPrice: price - 20, promoDeadline: toDay(start - 7 * dayLength) }),
    startDate: toDay(start),
    ...(index % 3 === 0
      ? { endDate: toDay(start + dayLength) }
      : { timeRange: `${8 + (index % 9)}h30 – ${11 + (index % 9)}h30` }),
    ...(index % 29 === 0 && { specialEvent: { fr: 'Journée du yoga', en: 'Yoga Day', es: 'Día del Yoga' } }),
    isCompleted: index % 13 === 5,
    ...(index % 17 === 3 && {
      prerequisites: {
        fr: 'Avoir déjà pratiqué',
        en: 'You have practised before',
        es: 'Haber practicado antes',
      },
    }),
    languageContent: { fr: contentIn('fr'), en: contentIn('en'), es: contentIn('es') },
  };
}

function toDay(time) {
  return new Date(time).toISOString().slice(0, 10);
}
