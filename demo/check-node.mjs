/**
 * Plain JavaScript without imports, so that an old Node can read it too: it is loaded ahead of the demo
 * (`node --import ./demo/check-node.mjs demo/start.ts`), which an old Node could not even open.
 */
const NEEDED = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(`Foyer needs Node ${NEEDED} or later; this is ${process.versions.node}.`);
  process.exit(1);
}
