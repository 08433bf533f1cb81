import { invalidRequest } from '../model/ApiError';

/** Bracketed form fields as a tree of strings: `items[0][price]=p` → `{ items: ['p'…] }`. */
export type FormTree = { [key: string]: FormTree | string } | FormTree[] | string[];
type Branch = { [key: string]: Branch | string };

const deepest = 12;
/** More than any request of the API has. Each further field of a list takes longer. */
const MOST = 1000;
const forbidden = new Set(['__proto__', 'constructor', 'prototype']);

const segments = (name: string): string[] => {
  const parts = name.replaceAll(']', '').split('[');
  if (parts.length > deepest || parts.some((part) => forbidden.has(part))) {
    throw invalidRequest(
      `Received unknown parameter: ${name.slice(0, 80)}`,
      undefined,
      'parameter_unknown',
    );
  }
  return parts;
};

const place = (root: Branch, path: string[], value: string): void => {
  let branch = root;
  for (const part of path.slice(0, -1)) {
    const key = part === '' ? String(Object.keys(branch).length) : part;
    const next = branch[key];
    // `expand[]=a&expand[]=b`: an unnamed part always opens a new place in the list.
    branch = typeof next === 'object' ? next : (branch[key] = {});
  }
  const last = path.at(-1) ?? '';
  branch[last === '' ? String(Object.keys(branch).length) : last] = value;
};

const isList = (branch: Branch): boolean => {
  const keys = Object.keys(branch);
  return keys.length > 0 && keys.every((key, index) => key === String(index));
};

const shape = (node: Branch | string): unknown => {
  if (typeof node === 'string') return node;
  if (isList(node)) return Object.values(node).map(shape);
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, shape(value)]));
};

/** Reads the API's form encoding; numbers and booleans stay text until a schema reads them. */
export function parseForm(text: string): Record<string, unknown> {
  const root: Branch = {};
  const fields = new URLSearchParams(text);
  if (fields.size > MOST) throw invalidRequest(`Received more than ${MOST} parameters.`);
  for (const [name, value] of fields) place(root, segments(name), value);
  return Object.fromEntries(Object.entries(root).map(([key, value]) => [key, shape(value)]));
}
