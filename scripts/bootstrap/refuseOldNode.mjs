// This file is read by whatever Node the machine has: keep its syntax old and its imports none.

/** The oldest Node that Foyer's own scripts run on; the project itself brings a newer one. */
const oldestNode = 20;

/** Ends the process with one sentence when this Node cannot run the rest of the scripts. */
export function refuseOldNode() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= oldestNode) return;
  console.error(
    `Foyer needs Node.js ${oldestNode} or newer, and this is ${process.version}: install a current one from nodejs.org, then try again.`,
  );
  process.exit(1);
}
