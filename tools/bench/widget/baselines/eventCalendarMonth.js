import { DayGrid } from '@event-calendar/core';
import { showEventCalendar } from './eventCalendar.js';

showEventCalendar(DayGrid, { view: 'dayGridMonth', dayMaxEvents: true });
