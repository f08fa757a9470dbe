import * as v from 'valibot';
import { endpoint, listOf } from '../http/endpoint.ts';
import { text } from './shared/fields.ts';

const headIcon = v.object({
  id: v.string(),
  /** What it shows, in the language asked for. */
  name: v.string(),
  /** Address of a square picture. */
  image: v.string(),
});

/** The pictures a member can choose among (WL-5). */
export const getHeadIcons = endpoint({
  name: 'getHeadIcons',
  method: 'GET',
  path: '/wps/member/headIcon',
  summary: 'Pictures that a member can show, and which one is chosen',
  query: v.object({ language: v.string() }),
  /** `chosen` is empty where the member shows none. */
  reply: v.object({ chosen: text, icons: listOf(headIcon) }),
  module: 'PROFPIC3',
  session: 'required',
});

export const setHeadIcon = endpoint({
  name: 'setHeadIcon',
  method: 'POST',
  path: '/wps/member/headIcon',
  summary: 'Choose one of the pictures, or none with an empty id',
  body: v.object({ id: v.pipe(v.string(), v.maxLength(64)) }),
  /** Address of the picture, as the member's info has it from now on; empty for none. */
  reply: v.object({ headIcon: text }),
  module: 'PROFPIC3',
  session: 'required',
});
