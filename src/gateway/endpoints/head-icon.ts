import * as v from 'valibot';
import { endpoint, listOf } from '../http/endpoint.ts';
import { text } from './shared/fields.ts';

const headIcon = v.object({
  id: v.string(),
  /** In the requested language. */
  name: v.string(),
  /** URL of a square picture. */
  image: v.string(),
});

/** The pictures a member can choose from (WL-5). */
export const getHeadIcons = endpoint({
  name: 'getHeadIcons',
  method: 'GET',
  path: '/wps/member/headIcon',
  summary: 'Pictures that a member can show, and which one is chosen',
  query: v.object({ language: v.string() }),
  /** `chosen` is empty for a member without a picture. */
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
  /** The new picture of the member's info; empty for none. */
  reply: v.object({ headIcon: text }),
  module: 'PROFPIC3',
  session: 'required',
});
