/** Severities of Google Cloud's structured logs. */
type Severity = 'INFO' | 'WARNING' | 'ERROR';

/**
 * A line of the log. `message` is a stable word for what happened; the other fields are ids, codes and
 * numbers. Personal data is never logged: no name, address or phone number, and no text of a request.
 */
export interface LogEntry {
  severity: Severity;
  message: string;
  [field: string]: string | number | boolean | undefined;
}

/** Writes an entry to the log. */
export type Log = (entry: LogEntry) => void;

/** Writes each entry as one line of JSON on standard output, where Cloud Logging reads it. */
export const writeLog: Log = (entry) => {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};
