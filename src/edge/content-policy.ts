/** What a page may do unless told: nothing. */
const NOTHING = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
};

/** A Content-Security-Policy that allows what its directives say, such as `{ 'img-src': 'data:' }`. */
export function contentPolicy(directives: Readonly<Record<string, string>>): string {
  return Object.entries({ ...NOTHING, ...directives })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}
