/** Shared by the baselines: requests the programs at once, and creates events for those in view. */

const asked = fetch('/widget/v1/programs.json').then((answer) => answer.json());

/** What is chosen; `all` for every practice. */
let practice = 'all';

/** True where the filter leaves a program of that practice. */
export function isChosen(type) {
  return practice === 'all' || type === practice;
}

/** Calls `filter` when another practice was chosen by one of the page's buttons. */
export function onPractice(filter) {
  document.querySelector('.practices').addEventListener('click', ({ target }) => {
    if (!target.dataset.practice) return;
    practice = target.dataset.practice;
    filter();
  });
}

/** The day after, for both calendars count a last day that is not included. */
function dayAfter(day) {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
}

/**
 * Events of the span that is shown and no others, as both handbooks advise for long lists. Days only, so
 * that no time of day has to be worked out.
 * @param from ISO 8601, as is `to`, which is not included
 */
export async function eventsBetween(from, to, keep = () => true) {
  const { programs } = await asked;
  const [first, end] = [from.slice(0, 10), to.slice(0, 10)];
  return programs
    .filter(
      ({ type, startDate, endDate }) => startDate < end && (endDate ?? startDate) >= first && keep(type),
    )
    .map(({ id, type, startDate, endDate, languageContent }) => ({
      id,
      title: languageContent.en.title,
      start: startDate,
      end: dayAfter(endDate ?? startDate),
      allDay: true,
      extendedProps: { type },
    }));
}
