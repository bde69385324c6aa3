/** A problem of the page, with what a person needs to know to solve it. */
export type Finding =
  /** The page's content security policy forbids a request. */
  | { code: 'policy'; directive: string; address: string }
  /** A request is stopped on its way: an ad blocker, a firewall, a server that is down. */
  | { code: 'blocked'; address: string }
  /** The server's answer lacks the headers that let this page read it. */
  | { code: 'cors'; address: string }
  | { code: 'offline' }
  /** The script runs, but its chunks cannot be loaded. */
  | { code: 'files' }
  | { code: 'double_load'; addresses: string }
  | { code: 'old_version'; version: string; current: string }
  /** There is no element of the widget in the page. */
  | { code: 'no_element' }
  | { code: 'partner_missing' }
  | { code: 'partner_unknown'; partner: string }
  /** The page's origin is not registered for the partner. */
  | { code: 'origin_unknown'; origin: string }
  | { code: 'program_unknown'; program: string }
  | { code: 'practice_unknown'; practice: string }
  | { code: 'location_unknown'; location: string }
  /** An ancestor cuts the element off. */
  | { code: 'clipped'; tag: string; by: string }
  /** The element is too small. */
  | { code: 'squeezed'; tag: string; size: string }
  | { code: 'hidden'; tag: string }
  /** There is no content between the tags for visitors whose script does not run. */
  | { code: 'no_links'; tag: string }
  /** The text has too little contrast with the page's background. */
  | { code: 'low_contrast'; tag: string };

/** Findings despite which visitors can read and book. */
const warnings: ReadonlySet<Finding['code']> = new Set([
  'double_load',
  'old_version',
  'partner_missing',
  'hidden',
  'no_links',
]);

/** True where visitors cannot read or book because of the finding. */
export function isFault({ code }: Finding): boolean {
  return !warnings.has(code);
}
