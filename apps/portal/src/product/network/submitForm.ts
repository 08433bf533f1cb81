import type { ConnectForm } from '@foyer/domain';

/**
 * Submits a form as a full navigation. Phones notice that they are online only on a full navigation, so
 * the last step of connecting is never a background call.
 */
export const submitForm = ({ method, action, fields }: ConnectForm): void => {
  const form = document.createElement('form');
  form.method = method;
  form.action = action;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
};
