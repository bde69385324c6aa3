import { useMemo } from 'react';

interface DropdownProps {
  label: string;
  /** Values with their labels, in order; the options are made once for each list. */
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  choose: (value: string) => void;
}

/** A labelled choice of one. */
export function Dropdown({ label, options, value, choose }: DropdownProps) {
  const items = useMemo(
    () =>
      options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      )),
    [options],
  );
  return (
    <label className="choice">
      <span className="label">{label}</span>
      <select part="field" value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {items}
      </select>
    </label>
  );
}
