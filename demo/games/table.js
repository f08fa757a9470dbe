import { liveTable } from './live-table.js';

/** Returns the label of an option: `stand17` and `x6` contain a number. */
function nameOf(id, words) {
  if (/^x\d/.test(id)) return `×${id.slice(1)}`;
  return words[id] ?? words[id.replace(/\d+$/, '')].replace('*', id.replace(/\D/g, ''));
}

/** Renders a table with a dealer. */
export const table = (stage, opened, around) =>
  liveTable(stage, opened, (id) => nameOf(id, around.words), around);
