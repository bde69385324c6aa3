import type { PartnerMessages } from './partnerMessages.ts';

export const es: PartnerMessages = {
  title: 'Un lugar tranquilo para recibir',
  lead: (partner, brand) => `${partner} acoge a ${brand} todo el año. La inscripción empieza aquí mismo.`,
  calendar: {
    title: 'Las fechas de nuestros invitados',
    text: 'Elige lo que te interesa, un lugar o una fecha.',
    fallback: (brand) => `Ver el calendario en el sitio de ${brand}`,
  },
  booking: {
    title: (program) => `No te lo pierdas: ${program}`,
    text: (brand) => `El pago se abre en la página segura de ${brand}.`,
  },
  languages: 'Idioma',
  note: 'Página de demostración: un socio, en otro origen que el sitio.',
};
