/** @typedef {{ title: string, seconds: number, passed: number, failed: number }} Result */

/**
 * The end of `npm test`: a table of the steps with their times, and the sums in the last line.
 * @param {Result[]} results
 * @returns {{ lines: string[], failed: number }}
 */
export function toSummary(results) {
  const width = Math.max(0, ...results.map(({ title }) => title.length));
  const rows = results.map(({ title, seconds, passed, failed }) =>
    [
      title.padEnd(width),
      `${seconds.toFixed(0)} s`.padStart(7),
      `${passed} passed`.padStart(12),
      ...(failed > 0 ? [`${failed} failed`.padStart(10)] : []),
    ].join(' '),
  );
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  return { lines: [...rows, '', `${passed} passed, ${failed} failed`], failed };
}
