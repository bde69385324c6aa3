import type { MailTexts } from './mailTexts.ts';

export const es: MailTexts = {
  hello: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
  labelSeparator: ': ',
  labels: {
    program: 'Programa',
    dates: 'Fechas',
    times: 'Horario',
    place: 'Lugar',
    prerequisites: 'Requisitos previos',
    paid: 'Importe pagado',
    amount: 'Importe',
    refunded: 'Importe devuelto',
    free: 'Gratuito',
    partner: 'Reservado a través de',
    bring: 'Qué traer',
    goodToKnow: 'Conviene saber',
  },
  confirmation: {
    subject: ({ title, city, dates }) => `Tu plaza está reservada: ${title}, ${city}, ${dates}`,
    preview: 'Hemos recibido tu pago. Aquí tienes todo lo necesario para venir.',
    heading: 'Tu plaza está reservada',
    paragraphs: [
      'Hemos recibido tu pago y tu plaza te espera. Gracias por tu confianza: tenemos muchas ganas de recibirte.',
      'Guarda este mensaje: reúne todo lo que necesitas para venir.',
    ],
  },
  registration: {
    subject: ({ title, city, dates }) => `Tu inscripción: ${title}, ${city}, ${dates}`,
    preview: 'Tu inscripción está confirmada. Aquí tienes todo lo necesario para venir.',
    heading: 'Tu inscripción está confirmada',
    paragraphs: [
      'Gracias por inscribirte: te hemos reservado una plaza y tenemos muchas ganas de recibirte.',
      '¿Te ha surgido algo? Basta con responder a este mensaje; tu plaza hará feliz a otra persona.',
    ],
  },
  pending: {
    subject: ({ title, city }) => `Tu pago está en curso: ${title}, ${city}`,
    preview: 'Tu banco está tramitando el pago. Te escribiremos en cuanto llegue.',
    heading: 'Tu pago está en curso',
    paragraphs: [
      'Hemos recibido tu solicitud. Tu banco todavía está tramitando el pago, lo que puede tardar unos días.',
      'No tienes que hacer nada: en cuanto llegue, te enviaremos la confirmación de tu plaza.',
    ],
  },
  failed: {
    subject: ({ title, city }) => `Tu pago no se ha completado: ${title}, ${city}`,
    preview: 'Tu plaza aún no está reservada y no se ha cobrado nada.',
    heading: 'Tu pago no se ha completado',
    paragraphs: [
      'Tu banco no ha podido realizar el pago. No se ha cobrado nada y tu plaza aún no está reservada.',
      'Puedes intentarlo de nuevo, con otro medio de pago si lo prefieres, mientras queden plazas.',
    ],
  },
  refund: {
    subject: ({ title, city, dates }) => `Tu reembolso: ${title}, ${city}, ${dates}`,
    preview: 'Tu reserva se ha cancelado y te hemos devuelto el importe íntegro.',
    heading: 'Tu reserva se ha cancelado y reembolsado',
    paragraphs: [
      'Te hemos devuelto el importe íntegro de tu reserva, que queda cancelada. Según tu banco, el dinero llegará a tu cuenta en un plazo de cinco a diez días laborables.',
      'Esperamos verte en otra ocasión.',
    ],
  },
  partialRefund: {
    subject: ({ title, city, dates }) => `Reembolso parcial: ${title}, ${city}, ${dates}`,
    preview: 'Te hemos devuelto una parte de tu pago. Tu plaza sigue reservada.',
    heading: 'Te hemos devuelto una parte de tu pago',
    paragraphs: [
      'Te hemos devuelto una parte de tu pago. Según tu banco, el dinero llegará a tu cuenta en un plazo de cinco a diez días laborables.',
      'Tu plaza sigue reservada.',
    ],
  },
  whatsappGroup: 'Has pedido unirte al grupo de WhatsApp: te invitaremos.',
  calendar: 'El archivo adjunto añade estas fechas a tu calendario.',
  calendarCancelled: 'El archivo adjunto borra estas fechas de tu calendario.',
  seeProgram: 'Ver el programa',
  tryAgain: 'Intentarlo de nuevo',
  contact: (phone, email) =>
    `¿Tienes alguna pregunta? Responde a este mensaje, escribe a ${email} o llama al ${phone}.`,
  whatsapp: 'Escríbenos por WhatsApp',
  signature: 'Hasta muy pronto,',
  reason: 'Recibes este mensaje porque has pedido una plaza con nosotros. No te suscribe a nada.',
};
