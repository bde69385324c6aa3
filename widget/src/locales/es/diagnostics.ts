import type { DiagnosticMessages } from '../diagnosticMessages.ts';

export const diagnostics: DiagnosticMessages = {
  title: 'El médico del calendario',
  looking: 'Examinando la página…',
  well: 'Todo está bien: el calendario tiene cuanto necesita en esta página.',
  found: (count) => (count === 1 ? '1 punto que revisar' : `${count} puntos que revisar`),
  again: 'Examinar de nuevo',
  close: 'Cerrar',
  fault: 'Por corregir',
  remark: 'Conviene saberlo',
  facts: {
    version: 'Versión',
    script: 'Script',
    language: 'Idioma',
    partner: 'Colaborador',
    programs: 'Programas',
  },
  none: 'ninguno',
  findings: {
    policy: ({ directive, address }) => [
      `La política de seguridad de la página (CSP) bloquea ${address}`,
      `Añade ${new URL(address).origin} a la directiva ${directive}.`,
    ],
    blocked: ({ address }) => [
      `La petición a ${address} no llega a su destino`,
      'Puede que la detenga un bloqueador de anuncios, un cortafuegos o una extensión: prueba en una ventana privada, sin extensiones. Si no se arregla, escríbenos.',
    ],
    cors: ({ address }) => [
      `El navegador no puede leer ${address} desde esta página (CORS)`,
      'Seguramente un proxy o una caché quita nuestras cabeceras: carga el script directamente desde nuestra dirección.',
    ],
    offline: () => [
      'Este navegador está sin conexión',
      'Restablece la conexión y examina la página de nuevo.',
    ],
    files: () => [
      'El script se ejecuta, pero no llegan los archivos de la carpeta «chunks» que está a su lado',
      'Permite toda nuestra dirección en script-src, no solo booking.js, y revisa las extensiones que bloquean peticiones.',
    ],
    double_load: ({ addresses }) => [
      `El script se carga más de una vez: ${addresses}`,
      'Deja una sola etiqueta script, por muchos calendarios que haya. De dos versiones se usa la primera que llega.',
    ],
    old_version: ({ version, current }) => [
      `Esta página usa la versión ${version}; la actual es la ${current}`,
      'La antigua sigue funcionando. Copia un fragmento nuevo de nuestra página de colaboradores cuando te venga bien, o vacía la caché de tu web.',
    ],
    no_element: () => [
      'No hay ningún calendario en la página',
      'Falta la etiqueta <surya-calendar>; puede que tu editor la haya quitado. Pega el fragmento en un bloque de código HTML.',
    ],
    partner_missing: () => [
      'No se indica ningún colaborador',
      'El calendario se muestra y el pago se hace en nuestra web. Añade partner="tu-identificador" a la etiqueta.',
    ],
    partner_unknown: ({ partner }) => [
      `No conocemos a ningún colaborador «${partner}»`,
      'El calendario se muestra y el pago se hace en nuestra web. Comprueba el identificador que te dimos.',
    ],
    origin_unknown: ({ origin }) => [
      `La dirección ${origin} no está registrada con nosotros`,
      'Tus visitantes leen el calendario, pero no pueden inscribirse ni pagar desde esta página. Escríbenos la dirección exacta de tu web.',
    ],
    program_unknown: ({ program }) => [
      `No hay ningún programa «${program}»`,
      'Corrige el atributo program, o quítalo para mostrar todos los programas.',
    ],
    practice_unknown: ({ practice }) => [
      `Ningún programa de la práctica «${practice}»`,
      'Corrige el atributo practice, o quítalo para mostrar todos los programas.',
    ],
    location_unknown: ({ location }) => [
      `Ningún programa en la ciudad «${location}»`,
      'Corrige el atributo location (se escribe como en las tarjetas), o quítalo.',
    ],
    clipped: ({ tag, by }) => [
      `${by} recorta <${tag}>`,
      'Ese contenedor oculta lo que sobresale (overflow: hidden): quita su altura o su anchura fija.',
    ],
    squeezed: ({ tag, size }) => [
      `<${tag}> solo tiene ${size}`,
      'Da espacio al contenedor que lo rodea: al menos 280 px de ancho y una altura libre.',
    ],
    hidden: ({ tag }) => [
      `<${tag}> está en la página, pero oculto`,
      'Es lo normal en una pestaña o un panel cerrado. Si no es el caso, busca display: none, visibility: hidden u opacity: 0 a su alrededor.',
    ],
    no_links: ({ tag }) => [
      `Nada sustituye a <${tag}> cuando el script no se ejecuta`,
      'Deja entre las etiquetas los enlaces de nuestro fragmento: permanecen donde se bloquea un script.',
    ],
    low_contrast: ({ tag }) => [
      `El texto de <${tag}> se lee mal sobre el fondo de la página`,
      'Si tu página es oscura, declara color-scheme: dark; si no, ajusta --surya-ink y --surya-muted.',
    ],
  },
};
