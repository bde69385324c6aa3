import { breaks, type Outcome, type Target, type Trial } from './trial.ts';

/** A trial and what became of it. */
export type Tried = Trial & { outcome: Outcome };

const labelWidth = 52;
const width = 11;

/** The matrix in words: a line a call, a column a way to break, and the sums. */
export function tableOf(trials: readonly Tried[]): string {
  const heads = breaks.map((broken) => broken.padStart(width)).join('');
  const labels = [...new Set(trials.map(({ target }) => labelOf(target)))].sort();
  const lines = labels.map((label) => {
    const own = trials.filter(({ target }) => labelOf(target) === label);
    const cells = breaks.map((broken) =>
      cellOf(own.filter((trial) => trial.broken === broken)).padStart(width),
    );
    return label.padEnd(labelWidth) + cells.join('');
  });
  const reached = trials.filter(({ outcome }) => outcome.reached);
  const right = reached.filter(({ outcome }) => outcome.wrongs.length === 0);
  const twice = trials.reduce((sum, { outcome }) => sum + outcome.twice, 0);
  return [
    `\n${'A call breaks, whoever comes'.padEnd(labelWidth)}${heads}`,
    ...lines,
    `${right.length} of ${reached.length} trials end with each effect once; ${twice} mails came twice, since nobody could know that they were taken (+).`,
    `${trials.length - reached.length} more found no such call to break.\n`,
  ].join('\n');
}

function labelOf({ name, nth }: Target): string {
  return nth > 1 ? `${name} again` : name;
}

/** `5+2`: right in five trials, and two mails came twice in them. */
function cellOf(trials: readonly Tried[]): string {
  const reached = trials.filter(({ outcome }) => outcome.reached);
  const right = reached.filter(({ outcome }) => outcome.wrongs.length === 0).length;
  const twice = reached.reduce((sum, { outcome }) => sum + outcome.twice, 0);
  const count = right === reached.length ? String(right) : `${right}/${reached.length}`;
  return twice > 0 ? `${count}+${twice}` : count;
}
