import type { FormMessages } from '../formMessages.ts';

export const forms: FormMessages = {
  fields: {
    firstName: 'Nombre',
    lastName: 'Apellidos',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    city: 'Ciudad',
    whatsappGroup: 'Quiero unirme al grupo de WhatsApp (opcional)',
  },
  required: {
    firstName: 'El nombre es obligatorio',
    lastName: 'Los apellidos son obligatorios',
    email: 'El correo electrónico es obligatorio',
    phone: 'El teléfono es obligatorio',
    city: 'La ciudad es obligatoria',
  },
  invalidEmail: 'Dirección de correo no válida',
  refused: 'Revisa este campo',
  program: {
    promoUntil: (day) => `Precio reducido hasta el ${day}`,
    full: 'Este programa está completo. Escríbenos y te avisaremos si queda una plaza libre.',
    past: 'Este programa ha finalizado. Las próximas fechas están en el calendario.',
  },
  registration: {
    submit: 'Inscribirme gratis',
    submitting: 'Enviando la inscripción…',
    failed: 'Se ha producido un error al inscribirte. Inténtalo de nuevo.',
    thanks: (firstName) => `¡Gracias, ${firstName}!`,
    confirmed: (title, email) =>
      `Tu inscripción a «${title}» ha quedado registrada. Recibirás toda la información en ${email}.`,
    again: 'Nueva inscripción',
  },
  payment: {
    pay: 'Inscribirme y pagar',
    loading: 'Cargando...',
    where: 'El pago con tarjeta se realiza en la página segura de Stripe.',
    creationFailed: 'Error al crear el pago. Inténtalo de nuevo.',
    unexpected: 'Error inesperado. Inténtalo de nuevo.',
  },
  elsewhere: {
    link: 'Continuar en la web del organizador',
    there: 'Allí encontrarás el programa, con la inscripción y el pago.',
  },
  result: {
    checking: 'Comprobando tu pago…',
    adding: 'Pago encontrado, estamos registrando tu inscripción…',
    thanks: 'Gracias, tu pago está confirmado',
    confirmed: (program) =>
      `Tu plaza está reservada: ${program}. Te hemos enviado un correo de confirmación.`,
    paid: 'Importe',
    failedTitle: 'Estamos procesando tu pago',
    failed:
      'No hemos podido completar tu inscripción en esta página. De todos modos, recibirás toda la información por correo electrónico.',
    pendingTitle: 'Tu pago aún no está confirmado',
    pending:
      'Puede tardar unos minutos. En cuanto lo esté, recibirás toda la información por correo electrónico.',
    noneTitle: 'No hay ningún pago que mostrar',
    none: 'Esta página confirma un pago justo después de realizarlo. Si acabas de pagar, tu correo de confirmación está en camino.',
  },
  region: {
    submit: 'Proponer mi región',
    submitting: 'Enviando…',
    subject: 'Nueva solicitud de región',
    request: 'un programa',
    mail: ({ firstName, city, email }, request) =>
      `Hola:\n\nMe gustaría proponer mi región para ${request}.\n\nNombre: ${firstName}\nCiudad: ${city}\nCorreo electrónico: ${email}\n`,
    chat: (city, request) => `Hola, me gustaría proponer mi región para ${request}. Mi ciudad: ${city}.`,
    sent: 'Tu mensaje está listo: solo falta enviarlo, por correo electrónico o por WhatsApp.',
    openMail: 'Abrir el correo',
    openChat: 'Abrir WhatsApp',
  },
};
