import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { confirmation } from './shared/confirmation-field.ts';

const password = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/** Sends a temporary password if name and address match; the response is the same if they do not (PW-2). */
export const forgotPassword = endpoint({
  name: 'forgotPassword',
  method: 'POST',
  path: '/wps/member/forgotPassword',
  summary: 'Ask for a temporary password by e-mail',
  body: v.object({
    username: v.pipe(v.string(), v.minLength(1), v.maxLength(64)),
    email: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  }),
  form: true,
  reply: v.unknown(),
  module: 'COMM3',
  session: 'none',
});

/** Replaces a forgotten password with a code by SMS (PW-3). */
export const setPasswordByPhone = endpoint({
  name: 'setPasswordByPhone',
  method: 'POST',
  path: '/wps/member/password/mobile',
  summary: 'Set a new password by a code that was sent to the member’s mobile number',
  body: v.object({
    newPassword: password,
    mobileNum: v.pipe(v.string(), v.minLength(1), v.maxLength(20)),
    verificationCode: v.pipe(v.string(), v.minLength(1), v.maxLength(10)),
    /** Required unless `mobileNum` is a complete international number. */
    countryDialingCode: v.optional(v.pipe(v.string(), v.regex(/^\+?\d{1,4}$/))),
  }),
  reply: v.unknown(),
  module: 'VERIFICATION3',
  session: 'none',
  sealed: true,
  flag: 'MOBILENUMPASSREG3',
});

/** Changes the member's password and ends their other sessions (PW-4). */
export const changePassword = endpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/wps/member/password/v2',
  summary: 'Change the password; other sessions of the member end',
  body: v.object({
    oldPassword: v.pipe(v.string(), v.maxLength(128)),
    newPassword: password,
    confirmNewPassword: v.string(),
    confirmation,
  }),
  reply: v.unknown(),
  module: 'COMM3',
  session: 'required',
});
