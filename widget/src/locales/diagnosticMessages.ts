import type { Finding } from '../diagnostics/finding.ts';

/** The texts of each finding: the problem, then its solution. */
type FindingMessages = {
  [Code in Finding['code']]: (finding: Extract<Finding, { code: Code }>) => readonly [string, string];
};

/** The texts of the diagnostics, in one language. */
export interface DiagnosticMessages {
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
  findings: FindingMessages;
}
