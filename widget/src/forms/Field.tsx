import { limits } from '@surya/data';
import type { FieldError, FieldName } from './checkField.ts';
import { useFormMessages } from './useFormMessages.ts';

/** How browsers fill in each field. */
const inputs = {
  firstName: { type: 'text', autoComplete: 'given-name' },
  lastName: { type: 'text', autoComplete: 'family-name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  city: { type: 'text', autoComplete: 'address-level2' },
} as const;

/** A required field with its error under it. */
export function Field({ name, error }: { name: FieldName; error: FieldError | undefined }) {
  const { fields, required, invalidEmail, refused } = useFormMessages();
  const errors = { required: required[name], invalid: invalidEmail, refused };
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
        maxLength={limits[name]}
        required
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${name}-error` : undefined}
      />
      {error && (
        <p className="field-error" id={`${name}-error`}>
          {errors[error]}
        </p>
      )}
    </div>
  );
}
