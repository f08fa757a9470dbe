/** The defaults, which deny everything. */
const NOTHING = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
};

/**
 * Formats a Content-Security-Policy that allows only the given directives, such as `{ 'img-src': 'data:' }`.
 */
export function contentPolicy(directives: Readonly<Record<string, string>>): string {
  return Object.entries({ ...NOTHING, ...directives })
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');
}
