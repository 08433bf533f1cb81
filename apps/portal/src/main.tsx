import { startApp } from './app/startApp';

if (!window.foyerEarly) throw new Error('The inline script has not run.');
void startApp(window.foyerEarly);
