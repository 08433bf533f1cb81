/**
 * Carries connections from one address to another: `relay.mjs HOST PORT TO-HOST`. The demo venues answer
 * under the name localhost alone, so a relay stands at both ends of the lab's network.
 */
import { connect, createServer } from 'node:net';

const [host = '', port = '', to = ''] = process.argv.slice(2);

createServer((near) => {
  const far = connect(Number(port), to);
  near.pipe(far).pipe(near);
  near.on('error', () => far.destroy());
  far.on('error', () => near.destroy());
}).listen(Number(port), host, () => process.stdout.write('ready\n'));
