import { filteredBy, firstDay, practiceNames } from './programs.mjs';

/**
 * The pages that are measured. Each page has the same head, the same heading and the same twelve buttons; the widget
 * renders its own buttons, the baselines use those of the page.
 * - widget: the snippet that partners paste. Cards of all programs; only those in view are in the page.
 * - month: six weeks of which the first program is in the first; `dayMaxEvents`, so that a full day says
 *   "+3 more" and the grid keeps its height.
 * - list: the calendar year of the first program, whose seven months hold three programs of ten.
 */
export const subjects = [
  {
    name: 'widget',
    script: '/widget/v1/booking.js',
    body: `<surya-calendar lang="en" partner="studio-lumen"><a href="/en-calendar">All dates</a></surya-calendar>`,
    host: 'surya-calendar',
    event: '.card',
  },
  baseline('FullCalendar month', 'fullCalendarMonth', '.fc-event'),
  baseline('FullCalendar list', 'fullCalendarList', '.fc-event'),
  baseline('EventCalendar month', 'eventCalendarMonth', '.ec-event'),
  baseline('EventCalendar list', 'eventCalendarList', '.ec-event'),
];

function baseline(name, entry, event) {
  const buttons = [['all', 'All'], ...practiceNames]
    .map(([type, label]) => `<button type="button" data-practice="${type}">${label}</button>`)
    .join('');
  return {
    name,
    entry,
    script: `/baselines/${entry}.js`,
    body: `<div class="practices">${buttons}</div><div id="calendar" data-day="${firstDay}"></div>`,
    host: undefined,
    event,
  };
}

/** The page of a subject; `style` is the address of its style sheet, where it has one. */
export function renderPage({ name, script, body }, style) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${name}</title>
<link rel="icon" href="data:,">
<style>body{margin:0 auto;max-width:70rem;padding:1rem;font:16px/1.5 sans-serif}</style>
${style ? `<link rel="stylesheet" href="${style}">` : ''}
<script type="module" src="${script}"></script>
</head>
<body>
<h1>Programs</h1>
${body}
</body>
</html>`;
}

/** What the measuring script has to know of a page. */
export function getProbeOptions({ host, event }) {
  return { host, event, word: filteredBy };
}
