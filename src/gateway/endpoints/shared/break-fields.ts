import * as v from 'valibot';
import { listOf } from '../../http/endpoint.ts';
import { breakKinds } from '../../protection/rules.ts';
import { text } from './fields.ts';

export const helpFields = { name: v.string(), url: v.string(), phone: text };

/** A break from play, in the response that starts it and in the refusal of a sign-in. */
export const breakFields = {
  kind: v.picklist(breakKinds),
  /** Milliseconds since 1970; null without an end. */
  until: v.nullish(v.number(), null),
  help: listOf(v.object(helpFields)),
};
