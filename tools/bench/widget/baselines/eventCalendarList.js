import { List } from '@event-calendar/core';
import { showEventCalendar } from './eventCalendar.js';

showEventCalendar(List, { view: 'listYear' });
