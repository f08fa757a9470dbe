import * as v from 'valibot';

const message = v.object({ recaptchaToken: v.pipe(v.string(), v.minLength(1), v.maxLength(8192)) });

/**
 * Returns the token of a message from the verification page; undefined for other origins and other messages.
 */
export function tokenFrom(
  { origin, data }: Pick<MessageEvent, 'origin' | 'data'>,
  page: string,
): string | undefined {
  if (origin !== new URL(page).origin) return undefined;
  const read = v.safeParse(message, data);
  return read.success ? read.output.recaptchaToken : undefined;
}
