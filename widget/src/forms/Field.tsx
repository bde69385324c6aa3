import { type Fault, type FieldName, maxLength } from './rules.ts';
import { useFormMessages } from './useFormMessages.ts';

/** How browsers fill a field in. */
const inputs = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  city: { type: 'text', autoComplete: 'address-level2' },
} as const;

/** A required field with what is wrong under it. */
export function Field({ name, fault }: { name: FieldName; fault: Fault | undefined }) {
  const { fields, required, invalidEmail, refused } = useFormMessages();
  const said = { required: required[name], invalid: invalidEmail, refused };
  return (
    <div className="entry">
      <label className="label" htmlFor={name}>
        {fields[name]}
      </label>
      <input
        id={name}
        name={name}
        className="field"
        part="field"
        {...inputs[name]}
        maxLength={maxLength[name]}
        required
        aria-invalid={Boolean(fault)}
        aria-describedby={fault ? `${name}-fault` : undefined}
      />
      {fault && (
        <p className="fault" id={`${name}-fault`}>
          {said[fault]}
        </p>
      )}
    </div>
  );
}
