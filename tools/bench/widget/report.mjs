import { columns, median } from '../statistics.mjs';

const whole = (figure) => figure.toFixed(0);

/** What is compared; less is better in every row. */
const rows = [
  { key: 'bytes', title: 'script, style and data, kB as gzip', text: (bytes) => (bytes / 1000).toFixed(1) },
  { key: 'firstEvent', title: 'navigation to first event visible, ms', text: whole },
  { key: 'mainThread', title: 'main thread until idle, ms', text: whole },
  { key: 'filter', title: 'filter by one practice, ms', text: whole },
];
/** Reported, not compared. */
const facts = [
  { key: 'memory', title: 'memory of scripts when idle, MB', text: (bytes) => (bytes / 1e6).toFixed(1) },
  { key: 'events', title: 'events in the page', text: whole },
];

/**
 * The table of one number of programs: medians, each baseline's with its ratio to the widget's, and a verdict
 * for every row that is judged.
 * @param visits the visits of each subject by name, the widget first
 */
export function report(visits) {
  const [widget, ...baselines] = [...visits.keys()];
  const middle = (name, key) => median(visits.get(name).map((visit) => visit[key]));
  let behind = 0;
  const line = ({ key, title, text }, judged) => {
    const own = middle(widget, key);
    const theirs = baselines.map((baseline) => middle(baseline, key));
    const lost = baselines.filter((_, index) => theirs[index] < own);
    if (judged && lost.length > 0) behind += 1;
    const verdict = lost.length === 0 ? 'ahead' : `behind ${lost.join(', ')}`;
    const cells = theirs.map((figure) => `${text(figure)} (${(figure / own).toFixed(2)}×)`);
    return [title, text(own), ...cells, judged ? verdict : ''];
  };
  const table = [
    ['', widget, ...baselines, ''],
    ...rows.map((row) => line(row, true)),
    ...facts.map((fact) => line(fact, false)),
  ];
  return { text: columns(table), behind };
}
