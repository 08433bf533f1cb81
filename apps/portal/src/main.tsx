import { startApp } from './app/startApp';

if (!window.foyerStartup) throw new Error('The inline script has not run.');
void startApp(window.foyerStartup);
