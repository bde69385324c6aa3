import type { DiagnosticMessages } from '../diagnosticMessages.ts';

export const diagnostics: DiagnosticMessages = {
  title: 'Le docteur du calendrier',
  looking: 'Examen de la page en cours…',
  well: 'Tout va bien\u00a0: le calendrier a tout ce qu’il lui faut dans cette page.',
  found: (count) => (count === 1 ? '1 point à regarder' : `${count} points à regarder`),
  again: 'Examiner de nouveau',
  close: 'Fermer',
  fault: 'À corriger',
  remark: 'À savoir',
  facts: {
    version: 'Version',
    script: 'Script',
    language: 'Langue',
    partner: 'Partenaire',
    programs: 'Programmes',
  },
  none: 'aucun',
  findings: {
    policy: ({ directive, address }) => [
      `La politique de sécurité de la page (CSP) bloque ${address}`,
      `Ajoutez ${new URL(address).origin} à la directive ${directive}.`,
    ],
    blocked: ({ address }) => [
      `La requête vers ${address} n’aboutit pas`,
      'Un bloqueur de publicité, un pare-feu ou une extension l’arrête peut-être\u00a0: essayez dans une fenêtre privée, sans extension. Sinon, écrivez-nous.',
    ],
    cors: ({ address }) => [
      `Le navigateur n’a pas le droit de lire ${address} depuis cette page (CORS)`,
      'Un serveur mandataire ou un cache retire sans doute nos en-têtes\u00a0: chargez le script directement depuis notre adresse.',
    ],
    offline: () => [
      'Ce navigateur est hors ligne',
      'Rétablissez la connexion, puis examinez la page de nouveau.',
    ],
    files: () => [
      'Le script s’exécute, mais les fichiers du dossier «\u202fchunks\u202f» à côté de lui n’arrivent pas',
      'Autorisez toute notre adresse dans script-src, et non le seul fichier booking.js\u202f; vérifiez aussi les extensions qui bloquent des requêtes.',
    ],
    double_load: ({ addresses }) => [
      `Le script est chargé plusieurs fois\u00a0: ${addresses}`,
      'Gardez une seule balise script, quel que soit le nombre de calendriers. Avec deux versions, c’est la première arrivée qui sert.',
    ],
    old_version: ({ version, current }) => [
      `Cette page utilise la version ${version}\u202f; la version actuelle est la ${current}`,
      'L’ancienne fonctionne encore. Copiez un nouvel extrait depuis notre page des partenaires quand vous le souhaitez, ou videz le cache de votre site.',
    ],
    no_element: () => [
      'Il n’y a aucun calendrier dans la page',
      'La balise <surya-calendar> manque\u00a0: votre éditeur l’a peut-être retirée. Collez l’extrait dans un bloc de code HTML.',
    ],
    partner_missing: () => [
      'Aucun partenaire n’est indiqué',
      'Le calendrier s’affiche, et le paiement se fait sur notre site. Ajoutez partner="votre-identifiant" à la balise.',
    ],
    partner_unknown: ({ partner }) => [
      `Nous ne connaissons pas de partenaire «\u202f${partner}\u202f»`,
      'Le calendrier s’affiche, et le paiement se fait sur notre site. Vérifiez l’identifiant que nous vous avons donné.',
    ],
    origin_unknown: ({ origin }) => [
      `L’adresse ${origin} n’est pas enregistrée chez nous`,
      'Vos visiteurs lisent le calendrier, mais ne peuvent ni s’inscrire ni payer depuis cette page. Écrivez-nous l’adresse exacte de votre site.',
    ],
    program_unknown: ({ program }) => [
      `Il n’y a pas de programme «\u202f${program}\u202f»`,
      'Corrigez l’attribut program, ou retirez-le pour afficher tous les programmes.',
    ],
    practice_unknown: ({ practice }) => [
      `Aucun programme de la pratique «\u202f${practice}\u202f»`,
      'Corrigez l’attribut practice, ou retirez-le pour afficher tous les programmes.',
    ],
    location_unknown: ({ location }) => [
      `Aucun programme dans la ville «\u202f${location}\u202f»`,
      'Corrigez l’attribut location (il s’écrit comme sur les cartes), ou retirez-le.',
    ],
    clipped: ({ tag, by }) => [
      `<${tag}> est coupé par ${by}`,
      'Ce conteneur cache ce qui dépasse (overflow: hidden)\u00a0: retirez sa hauteur ou sa largeur fixe.',
    ],
    squeezed: ({ tag, size }) => [
      `<${tag}> n’a que ${size}`,
      'Donnez de la place au conteneur qui l’entoure\u00a0: au moins 280 px de large, et une hauteur libre.',
    ],
    hidden: ({ tag }) => [
      `<${tag}> est dans la page, mais caché`,
      'C’est normal dans un onglet ou un volet fermé. Sinon, cherchez display: none, visibility: hidden ou opacity: 0 autour de lui.',
    ],
    no_links: ({ tag }) => [
      `Rien ne remplace <${tag}> quand le script ne s’exécute pas`,
      'Laissez entre les balises les liens que contient notre extrait\u00a0: ils restent quand un script est bloqué.',
    ],
    low_contrast: ({ tag }) => [
      `Le texte de <${tag}> se lit mal sur le fond de la page`,
      'Si votre page est sombre, déclarez color-scheme: dark\u202f; sinon, réglez --surya-ink et --surya-muted.',
    ],
  },
};
