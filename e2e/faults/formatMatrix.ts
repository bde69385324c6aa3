import { type Case, type CaseResult, faultTypes, type Target } from './runCase.ts';

/** A case and its result. */
export type FinishedCase = Case & { result: CaseResult };

const labelWidth = 52;
const columnWidth = 11;

/** Formats the matrix as text: a line per call, a column per fault, and the sums. */
export function formatMatrix(cases: readonly FinishedCase[]): string {
  const heads = faultTypes.map((fault) => fault.padStart(columnWidth)).join('');
  const labels = [...new Set(cases.map(({ target }) => getLabel(target)))].sort();
  const lines = labels.map((label) => {
    const row = cases.filter(({ target }) => getLabel(target) === label);
    const cells = faultTypes.map((fault) =>
      formatCell(row.filter((one) => one.fault === fault)).padStart(columnWidth),
    );
    return label.padEnd(labelWidth) + cells.join('');
  });
  const { reached, passed, duplicates } = countResults(cases);
  return [
    `\n${'A call fails, in every delivery order'.padEnd(labelWidth)}${heads}`,
    ...lines,
    `${passed} of ${reached} cases end with each effect once; ${duplicates} mails were sent twice, which no sender could have known (+).`,
    `${cases.length - reached} more made no such call.\n`,
  ].join('\n');
}

function getLabel({ name, occurrence }: Target): string {
  return occurrence > 1 ? `${name} again` : name;
}

/** `5+2`: five cases passed, with two duplicate mails. */
function formatCell(cases: readonly FinishedCase[]): string {
  const { reached, passed, duplicates } = countResults(cases);
  const count = passed === reached ? String(passed) : `${passed}/${reached}`;
  return duplicates > 0 ? `${count}+${duplicates}` : count;
}

function countResults(cases: readonly FinishedCase[]) {
  const reached = cases.filter(({ result }) => result.reached);
  return {
    reached: reached.length,
    passed: reached.filter(({ result }) => result.violations.length === 0).length,
    duplicates: reached.reduce((sum, { result }) => sum + result.duplicates, 0),
  };
}
