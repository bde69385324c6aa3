/** Something the doctor sees wrong in a page, with what a person needs to know to mend it. */
export type Finding =
  /** The page's content security policy forbids a request. */
  | { code: 'policy'; directive: string; address: string }
  /** A request does not leave the browser or never arrives: an ad blocker, a firewall, a server that is down. */
  | { code: 'blocked'; address: string }
  /** The server answers, but not for this page: its headers do not reach the browser. */
  | { code: 'cors'; address: string }
  | { code: 'offline' }
  /** The script runs, the files it is made of did not come. */
  | { code: 'files' }
  | { code: 'double_load'; addresses: string }
  | { code: 'old_version'; version: string; current: string }
  /** There is no element of the widget in the page. */
  | { code: 'no_element' }
  | { code: 'partner_missing' }
  | { code: 'partner_unknown'; partner: string }
  /** The page's origin is none that the partner is known by. */
  | { code: 'origin_unknown'; origin: string }
  | { code: 'program_unknown'; program: string }
  | { code: 'practice_unknown'; practice: string }
  | { code: 'location_unknown'; location: string }
  /** Something around the element cuts it off. */
  | { code: 'clipped'; tag: string; by: string }
  /** The element has no room to show itself. */
  | { code: 'squeezed'; tag: string; size: string }
  | { code: 'hidden'; tag: string }
  /** Nothing stands between the tags for visitors whose script does not run. */
  | { code: 'no_links'; tag: string }
  /** The words can hardly be told from the page's ground. */
  | { code: 'faint'; tag: string };

/** Those with which visitors still read and book. */
const remarks: ReadonlySet<Finding['code']> = new Set([
  'double_load',
  'old_version',
  'partner_missing',
  'hidden',
  'no_links',
]);

/** Whether visitors lack something because of it. */
export function isFault({ code }: Finding): boolean {
  return !remarks.has(code);
}

/** What is said of each finding: what is wrong, then what to do about it. */
export type FindingTexts = {
  [Code in Finding['code']]: (finding: Extract<Finding, { code: Code }>) => readonly [string, string];
};

/** What the doctor says, in one language. */
export interface DoctorTexts {
  title: string;
  looking: string;
  well: string;
  /** Above the findings. */
  found: (count: number) => string;
  again: string;
  close: string;
  fault: string;
  remark: string;
  facts: { version: string; script: string; language: string; partner: string; programs: string };
  none: string;
  findings: FindingTexts;
}
