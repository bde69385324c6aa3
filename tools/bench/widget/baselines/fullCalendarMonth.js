import dayGrid from '@fullcalendar/daygrid';
import { showFullCalendar } from './fullCalendar.js';

showFullCalendar(dayGrid, { initialView: 'dayGridMonth', dayMaxEvents: true });
