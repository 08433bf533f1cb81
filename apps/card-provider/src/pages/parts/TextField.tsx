import type { Child } from 'hono/jsx';

interface TextFieldProps {
  name: string;
  label: string;
  autocomplete: string;
  inputmode?: 'numeric' | 'email' | 'text';
  placeholder?: string;
  maxlength?: number;
  value?: string;
  type?: string;
  /** Sits inside the field, at its end. */
  end?: Child;
}

/** A label, its field and, below, the place for one message. */
export const TextField = ({ name, label, end, ...input }: TextFieldProps) => (
  <div class="field">
    <label for={name}>{label}</label>
    <div class={end ? 'box has-brand' : 'box'}>
      <input
        id={name}
        name={name}
        type="text"
        // Groups of digits would change places from right to left.
        dir={input.inputmode && 'ltr'}
        autocapitalize={name === 'name' ? 'words' : 'off'}
        spellcheck={false}
        aria-describedby={`${name}-problem`}
        required
        {...input}
      />
      {end}
    </div>
    <p class="problem" id={`${name}-problem`} role="alert" hidden />
  </div>
);
