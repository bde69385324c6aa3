import { createCalendar } from '@event-calendar/core';
import '@event-calendar/core/index.css';
import { eventsBetween, isChosen, onPractice } from './programs.js';

/**
 * EventCalendar as documented: modules bundled, its style sheet linked, an event function that is
 * asked for the span shown, and `eventFilter` set again when the filter changes.
 */
export function showEventCalendar(plugin, options) {
  const container = document.querySelector('#calendar');
  const calendar = createCalendar(container, [plugin], {
    date: container.dataset.day,
    locale: 'en',
    eventSources: [{ events: ({ startStr, endStr }) => eventsBetween(startStr, endStr) }],
    ...options,
  });
  onPractice(() => calendar.setOption('eventFilter', ({ event }) => isChosen(event.extendedProps.type)));
}
