/**
 * The information on the right to withdraw, with the model form. `{days}`, `{seller}` with its address, phone number and
 * email address, and `{url}` of the page for it are filled in.
 */
export interface WithdrawalWords {
  title: string;
  rightTitle: string;
  right: readonly string[];
  effectsTitle: string;
  effects: readonly string[];
  formTitle: string;
  form: readonly string[];
}
