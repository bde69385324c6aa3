/** The median. */
export function median(values) {
  return quantile(values, 0.5);
}

/** The quantile, interpolated linearly between neighbours; 0.99 for the 99th percentile. */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)];
  return below + (sorted[Math.ceil(place)] - below) * (place % 1);
}

/** A whole number from the environment. @throws where it is set to something else */
export function readCount(variable, otherwise) {
  const text = process.env[variable] ?? '';
  if (text === '') return otherwise;
  if (!/^[1-9]\d*$/.test(text)) throw new Error(`${variable} must be a whole number, not ${text}`);
  return Number(text);
}

/** Lines of columns: the first one flush left, the others flush right. */
export function columns(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column]) : cell.padStart(widths[column])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
