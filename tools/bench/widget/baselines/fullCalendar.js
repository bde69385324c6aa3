import { Calendar } from '@fullcalendar/core';
import { eventsBetween, isChosen, onPractice } from './programs.js';

/**
 * FullCalendar as documented: modules bundled, an event function that is asked for the span shown,
 * and `refetchEvents` when the filter changes.
 */
export function showFullCalendar(plugin, options) {
  const container = document.querySelector('#calendar');
  const calendar = new Calendar(container, {
    plugins: [plugin],
    initialDate: container.dataset.day,
    locale: 'en',
    events: ({ startStr, endStr }) => eventsBetween(startStr, endStr, isChosen),
    ...options,
  });
  calendar.render();
  onPractice(() => calendar.refetchEvents());
}
