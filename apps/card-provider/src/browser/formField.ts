/** One labelled input and the place for its message, as the server rendered them. */
export interface Field {
  input: HTMLInputElement;
  /** Shows the problem beside the field, or removes it. */
  show(problem: string | null): void;
  check(): string | null;
}

/** Finds the input of this name; `problem` judges its value. A page may leave a field out. */
export function field(
  form: HTMLFormElement,
  name: string,
  problem: (value: string) => string | null,
): Field | null {
  const input = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const place = document.getElementById(`${name}-problem`);
  if (!input || !place) return null;
  const show = (text: string | null) => {
    place.textContent = text ?? '';
    place.hidden = !text;
    if (text) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  };
  const value = () => (input.type === 'checkbox' ? (input.checked ? 'yes' : '') : input.value);
  const check = () => {
    const found = problem(value());
    show(found);
    return found;
  };
  input.addEventListener('blur', () => value() && check());
  input.addEventListener('input', () => {
    if (input.hasAttribute('aria-invalid')) show(problem(value()));
  });
  return { input, show, check };
}
