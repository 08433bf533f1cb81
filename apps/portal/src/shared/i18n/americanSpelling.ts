export { americanSpelling } from '@foyer/domain';
