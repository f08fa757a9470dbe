import { existsSync, mkdirSync, symlinkSync } from 'node:fs';

/**
 * Runs after an install, on any Node: links npm's scripts to the installed Node 24. npm creates this link
 * too, but npm 9 deletes it with the package for the other processor, whose command has the same name.
 */
const node = `node-linux-${process.arch}/bin/node`;
const bin = 'node_modules/.bin';
if (existsSync(`node_modules/${node}`) && !existsSync(`${bin}/node`)) {
  mkdirSync(bin, { recursive: true });
  symlinkSync(`../${node}`, `${bin}/node`);
}
