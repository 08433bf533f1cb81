export { applyTheme } from './applyTheme';
