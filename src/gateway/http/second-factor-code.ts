/** Code of a login that needs a second factor; its `value` is a `pendingLogin`. Apart from other codes, for small pages. */
export const SECOND_FACTOR = 'login.factor.required';
