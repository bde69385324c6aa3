interface DropdownProps {
  label: string;
  /** Values with their labels, in order. */
  options: readonly (readonly [value: string, label: string])[];
  value: string;
  choose: (value: string) => void;
}

/** A labelled choice of one. */
export function Dropdown({ label, options, value, choose }: DropdownProps) {
  return (
    <label className="choice">
      <span className="label">{label}</span>
      <select part="field" value={value} onChange={(event) => choose(event.currentTarget.value)}>
        {options.map(([key, text]) => (
          <option key={key} value={key}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
