/** Part of the build; see `lean.mjs`. */
export function leanIcons(): {
  name: string;
  transform(code: string, id: string): { code: string; map: null } | null;
};
