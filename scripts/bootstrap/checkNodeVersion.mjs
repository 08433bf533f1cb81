// Any Node version must be able to read this file: keep its syntax old, and import nothing.

/** The oldest Node that Foyer's own scripts run on; the project itself brings a newer one. */
const oldestNode = 20;

/** Ends the process with one sentence when this Node cannot run the rest of the scripts. */
export function checkNodeVersion() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= oldestNode) return;
  console.error(
    `Foyer needs Node.js ${oldestNode} or newer, and this is ${process.version}: install a current one from nodejs.org, then try again.`,
  );
  process.exit(1);
}
