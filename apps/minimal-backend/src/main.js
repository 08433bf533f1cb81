import { startMinimalBackend } from './startMinimalBackend.js';

const { PORT = '4300', HOST, PORTAL_DIST, PORTAL_ORIGIN } = process.env;

const { url } = await startMinimalBackend({
  port: Number(PORT),
  host: HOST,
  portal: PORTAL_DIST,
  portalOrigin: PORTAL_ORIGIN,
});
console.log(`The minimal backend is ready: ${url}`);
