import type { Plugin } from 'rollup';
import { unplugged } from '../../ui/state-pictures.ts';

/** Emits the picture of a failed start, which the style of every page names (`startup-error.css`). */
export function startPicture(): Plugin {
  const [lines, accent] = unplugged;
  const look = 'fill="none" stroke="#7f8696" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';
  return {
    name: 'start-picture',
    generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'assets/unplugged.svg',
        source: `<svg xmlns="http://www.w3.org/2000/svg" width="144" height="108" viewBox="0 0 96 72" ${look}><path d="${lines}"/><path stroke-width="3" d="${accent}"/></svg>`,
      });
    },
  };
}
