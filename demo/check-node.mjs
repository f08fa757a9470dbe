/**
 * Plain JavaScript without imports: an old Node runs it before the demo, whose TypeScript it cannot load
 * (`node --import ./demo/check-node.mjs demo/start.ts`).
 */
const NEEDED = 24;

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  console.error(`Foyer needs Node ${NEEDED} or later; this is ${process.versions.node}.`);
  process.exit(1);
}
