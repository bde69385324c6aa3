import list from '@fullcalendar/list';
import { showFullCalendar } from './fullCalendar.js';

showFullCalendar(list, { initialView: 'listYear' });
