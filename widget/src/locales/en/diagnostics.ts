import type { DiagnosticMessages } from '../diagnosticMessages.ts';

export const diagnostics: DiagnosticMessages = {
  title: 'The calendar’s doctor',
  looking: 'Examining the page…',
  well: 'All is well: the calendar has everything it needs in this page.',
  found: (count) => (count === 1 ? '1 thing to look at' : `${count} things to look at`),
  again: 'Examine again',
  close: 'Close',
  fault: 'To mend',
  remark: 'Good to know',
  facts: {
    version: 'Version',
    script: 'Script',
    language: 'Language',
    partner: 'Partner',
    programs: 'Programs',
  },
  none: 'none',
  findings: {
    policy: ({ directive, address }) => [
      `The page’s security policy (CSP) blocks ${address}`,
      `Add ${new URL(address).origin} to the directive ${directive}.`,
    ],
    blocked: ({ address }) => [
      `The request for ${address} does not get through`,
      'An ad blocker, a firewall or an extension may be stopping it: try a private window without extensions. If that does not help, write to us.',
    ],
    cors: ({ address }) => [
      `The browser may not read ${address} from this page (CORS)`,
      'A proxy or a cache probably strips our headers: load the script straight from our address.',
    ],
    offline: () => ['This browser is offline', 'Restore the connection, then examine the page again.'],
    files: () => [
      'The script runs, but the files in the “chunks” folder beside it do not arrive',
      'Allow our whole address in script-src rather than booking.js alone, and check for extensions that block requests.',
    ],
    double_load: ({ addresses }) => [
      `The script is loaded more than once: ${addresses}`,
      'Keep a single script tag, however many calendars there are. Of two versions, the first to arrive is used.',
    ],
    old_version: ({ version, current }) => [
      `This page uses version ${version}; the current one is ${current}`,
      'The old one still works. Copy a new snippet from our partners page when it suits you, or clear your site’s cache.',
    ],
    no_element: () => [
      'There is no calendar in the page',
      'The <surya-calendar> tag is missing; your editor may have removed it. Paste the snippet into an HTML code block.',
    ],
    partner_missing: () => [
      'No partner is named',
      'The calendar shows, and payment takes place on our own site. Add partner="your-identifier" to the tag.',
    ],
    partner_unknown: ({ partner }) => [
      `We know of no partner “${partner}”`,
      'The calendar shows, and payment takes place on our own site. Check the identifier that we gave you.',
    ],
    origin_unknown: ({ origin }) => [
      `The address ${origin} is not registered with us`,
      'Your visitors can read the calendar, but cannot register or pay from this page. Write to us with the exact address of your site.',
    ],
    program_unknown: ({ program }) => [
      `There is no program “${program}”`,
      'Correct the program attribute, or remove it to show every program.',
    ],
    practice_unknown: ({ practice }) => [
      `No program of the practice “${practice}”`,
      'Correct the practice attribute, or remove it to show every program.',
    ],
    location_unknown: ({ location }) => [
      `No program in the city “${location}”`,
      'Correct the location attribute (it is written as on the cards), or remove it.',
    ],
    clipped: ({ tag, by }) => [
      `<${tag}> is cut off by ${by}`,
      'That container hides what sticks out (overflow: hidden): remove its fixed height or width.',
    ],
    squeezed: ({ tag, size }) => [
      `<${tag}> has only ${size}`,
      'Give the container around it some room: at least 280 px of width, and a free height.',
    ],
    hidden: ({ tag }) => [
      `<${tag}> is in the page, but hidden`,
      'That is as it should be in a closed tab or drawer. If it is not in one, look for display: none, visibility: hidden or opacity: 0 around it.',
    ],
    no_links: ({ tag }) => [
      `Nothing stands in for <${tag}> when the script does not run`,
      'Keep the links of our snippet between the tags: they stay where a script is blocked.',
    ],
    low_contrast: ({ tag }) => [
      `The text of <${tag}> is hard to read on the page’s background`,
      'If your page is dark, declare color-scheme: dark; otherwise set --surya-ink and --surya-muted.',
    ],
  },
};
