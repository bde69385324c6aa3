/** Severities of Google Cloud's structured logs. */
export type Severity = 'INFO' | 'WARNING' | 'ERROR';

/**
 * One line of log. `message` names what happened in a stable word; the other fields are ids, codes and
 * numbers. Nothing of a person goes here: no name, address, phone, nor free text that came from outside.
 */
export interface LogEntry {
  severity: Severity;
  message: string;
  [field: string]: string | number | boolean | undefined;
}

export type Log = (entry: LogEntry) => void;

/** Writes each entry as one line of JSON on standard output, where Cloud Logging reads it. */
export const writeLog: Log = (entry) => {
  process.stdout.write(`${JSON.stringify(entry)}\n`);
};
