const prop = (description: string, type: string) => ({
  description,
  table: { type: { summary: type } },
});

/** What every field takes, for the table of props: it comes from a type that the table does not follow. */
export const fieldProps = {
  label: prop('Shown with the control, always.', 'ReactNode'),
  id: prop('The control’s id; give one where an error summary links to the field.', 'string'),
  hint: prop('A short help text that stays visible while the person types.', 'ReactNode'),
  error: prop('One sentence; its presence marks the field as wrong.', 'ReactNode'),
};

/** What a field that may stay empty takes as well. */
export const emptyProps = {
  ...fieldProps,
  optionalLabel: prop('Shown after the label of a field that may stay empty.', 'string'),
};

/** What a text control passes on to the browser as it is. */
export const controlProps = {
  ...emptyProps,
  name: prop('The name in the form.', 'string'),
  autoComplete: prop('Which saved value the browser offers.', 'string'),
  inputMode: prop('Which keyboard a phone shows.', 'string'),
  value: prop('The text, where the caller keeps it.', 'string'),
  defaultValue: prop('The text to begin with, where the browser keeps it.', 'string'),
  maxLength: prop('The most characters that may be written.', 'number'),
  placeholder: prop('An example, never the label.', 'string'),
  disabled: prop('Out of reach.', 'boolean'),
  onChange: prop('The browser’s own event.', '(event) => void'),
};
