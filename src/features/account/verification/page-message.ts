import * as v from 'valibot';

const message = v.object({ recaptchaToken: v.pipe(v.string(), v.minLength(1), v.maxLength(8192)) });

/** The token in a message of the check's page; nothing in one of another origin, or that says something else. */
export function tokenFrom(
  { origin, data }: Pick<MessageEvent, 'origin' | 'data'>,
  page: string,
): string | undefined {
  if (origin !== new URL(page).origin) return undefined;
  const read = v.safeParse(message, data);
  return read.success ? read.output.recaptchaToken : undefined;
}
