/** A field that the site asks for when registering. `label` names a field that we do not know. */
export type RegistrationField = {
  readonly name: string;
  readonly required: boolean;
  readonly label: string | null;
};
