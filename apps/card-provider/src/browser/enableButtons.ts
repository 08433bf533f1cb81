/**
 * The server sends a form's buttons disabled, because without the page's script a tap, or Enter in a
 * field, would submit the form to an address that has no answer for it.
 */
export function enableButtons(form: HTMLFormElement): void {
  for (const button of form.querySelectorAll('button')) button.disabled = false;
}
