import type { Locale } from '@surya/data';

/** What Studio Lumen says on its own page. */
export interface PartnerMessages {
  title: string;
  lead: string;
  about: string[];
  calendar: { title: string; text: string; fallback: string };
  booking: { title: string; text: string };
  hours: { title: string; text: string };
  language: string;
  note: string;
}

export const partnerMessages: Record<Locale, PartnerMessages> = {
  fr: {
    title: 'Un lieu calme pour bouger, respirer, se poser',
    lead: 'Studio Lumen accueille des enseignants de passage dans une ancienne voilerie, à deux pas du canal.',
    about: [
      'La salle a dix-huit places, un plancher de chêne et de grandes fenêtres au levant. On y vient pour les cours de la semaine, et quelques fois par an pour un week-end entier avec un enseignant invité.',
      'Cet été, nous recevons les programmes de Hatha Yoga classique. L’inscription commence ici même.',
    ],
    calendar: {
      title: 'Les dates de nos invités',
      text: 'Filtrez par pratique, par lieu ou par date.',
      fallback: 'Voir le calendrier sur le site de l’atelier',
    },
    booking: {
      title: 'À ne pas manquer : Surya Kriya à Rennes',
      text: 'Deux jours pour apprendre une pratique complète. Le paiement s’ouvre sur la page sécurisée de l’atelier.',
    },
    hours: { title: 'Venir', text: 'Quai de la Voilerie, du lundi au samedi de 8 h à 20 h.' },
    language: 'Langue',
    note: 'Page de démonstration : un studio partenaire, sur une autre origine que le site.',
  },
  en: {
    title: 'A quiet place to move, breathe and settle',
    lead: 'Studio Lumen hosts visiting teachers in a former sail loft, a short walk from the canal.',
    about: [
      'The room holds eighteen people, has an oak floor and tall windows to the east. People come for the weekly classes, and a few times a year for a whole weekend with a guest teacher.',
      'This summer we host programs of classical Hatha Yoga. You can sign up right here.',
    ],
    calendar: {
      title: 'Our guests’ dates',
      text: 'Filter by practice, by place or by date.',
      fallback: 'See the calendar on the teacher’s site',
    },
    booking: {
      title: 'Not to be missed: Surya Kriya in Rennes',
      text: 'Two days to learn a complete practice. Payment opens on the teacher’s secure page.',
    },
    hours: { title: 'Find us', text: 'Quai de la Voilerie, Monday to Saturday, 8 am to 8 pm.' },
    language: 'Language',
    note: 'Demonstration page: a partner studio, on another origin than the site.',
  },
  es: {
    title: 'Un lugar tranquilo para moverse, respirar y asentarse',
    lead: 'Studio Lumen acoge a profesores de paso en un antiguo taller de velas, a un paso del canal.',
    about: [
      'La sala tiene dieciocho plazas, suelo de roble y grandes ventanas a levante. Se viene a las clases de la semana y, algunas veces al año, a pasar un fin de semana entero con un profesor invitado.',
      'Este verano recibimos los programas de Hatha Yoga clásico. La inscripción empieza aquí mismo.',
    ],
    calendar: {
      title: 'Las fechas de nuestros invitados',
      text: 'Filtra por práctica, por lugar o por fecha.',
      fallback: 'Ver el calendario en el sitio de la profesora',
    },
    booking: {
      title: 'No te lo pierdas: Surya Kriya en Rennes',
      text: 'Dos días para aprender una práctica completa. El pago se abre en la página segura de la profesora.',
    },
    hours: { title: 'Cómo llegar', text: 'Quai de la Voilerie, de lunes a sábado, de 8 a 20 h.' },
    language: 'Idioma',
    note: 'Página de demostración: un estudio asociado, en otro origen que el sitio.',
  },
};
