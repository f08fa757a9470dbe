import { beforeEach, describe, expect, test } from 'vitest';
import {
  getIdentity,
  removeDocument,
  sendDocumentPart,
  startDocument,
  startIdentityCheck,
  submitDocuments,
} from '../../src/gateway/endpoints/identity.ts';
import type { IdentityKind } from '../../src/gateway/endpoints/shared/identity-fields.ts';
import { withdraw } from '../../src/gateway/endpoints/wallet.ts';
import { call } from '../../src/gateway/http/client.ts';
import { codeOf, openGateway, type TestGateway } from './harness.ts';

const language = 'EN';
const jpeg = Buffer.concat([
  Buffer.from('ffd8ffe0', 'hex'),
  Buffer.alloc(200_000, 7),
  Buffer.from('ffd9', 'hex'),
]);
const PART = 128 * 1024;

let gateway: TestGateway;
const start = async (options: object = {}, name = 'noor2') => {
  gateway = openGateway(options);
  await gateway.signIn(name);
};
beforeEach(() => start());

const view = () => call(getIdentity, { query: { language } });
const stateOf = async (kind: IdentityKind) => (await view()).checks.find((one) => one.kind === kind)!;
const send = (id: string, offset: number, bytes: Buffer) =>
  call(sendDocumentPart, { body: { id, offset, data: bytes.toString('base64') } });

/** Uploads a document in parts. */
async function upload(
  content: Buffer = jpeg,
  {
    kind = 'document',
    name = 'passport.jpg',
    type = 'image/jpeg',
  }: { kind?: IdentityKind; name?: string; type?: string } = {},
) {
  const { id } = await call(startDocument, { body: { kind, name, type, size: content.length } });
  for (let at = 0; at < content.length; at += PART) await send(id, at, content.subarray(at, at + PART));
  return id;
}
const submit = (kind: IdentityKind) => call(submitDocuments, { body: { kind, language } });
const pay = () => call(withdraw, { body: { amount: 10 } });
const post = (body: unknown, path: string) =>
  gateway.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('an identity check', { tags: ['KY-1'] }, () => {
  test('changes from requested to pending to done, and the last one opens withdrawals', {
    tags: ['KY-2'],
  }, async () => {
    expect(await view()).toMatchObject({ state: 'asked', held: true });
    for (const kind of ['document', 'address', 'funds'] as const) {
      expect(await codeOf(pay())).toBe('identity.required');
      await upload(jpeg, { kind });
      await submit(kind);
      expect((await stateOf(kind)).state).toBe('pending');
      gateway.pass(10_000);
      expect(await stateOf(kind)).toMatchObject({ state: 'done', files: [] });
    }
    expect(await view()).toMatchObject({ state: 'done', held: false });
    expect((await pay()).sumBalance).toBe(3_921_181);
  });

  test('is refused with a reason in the member’s language, and can be answered again', async () => {
    await upload(jpeg, { name: 'Passport blurred.jpg' });
    await submit('document');
    gateway.pass(10_000);
    const { state, checks } = await call(getIdentity, { query: { language: 'ES' } });
    expect([state, checks[0]]).toEqual([
      'refused',
      {
        kind: 'document',
        state: 'refused',
        reason: 'La imagen está borrosa. Todo el texto debe poder leerse.',
        files: [],
      },
    ]);
    await upload();
    await submit('document');
    gateway.pass(10_000);
    expect(await stateOf('document')).toMatchObject({ state: 'done', reason: '' });
  });

  test('is requested from everyone where the pack demands it', { tags: ['KY-2'] }, async () => {
    await start({ protection: { pack: 'uk' } }, 'maya7');
    expect((await view()).checks.map(({ kind }) => kind)).toEqual(['document', 'address']);
    expect(await codeOf(pay())).toBe('identity.required');
  });

  test('is not requested by default', async () => {
    await gateway.signIn('maya7');
    expect(await view()).toMatchObject({ state: 'none', held: false, checks: [] });
    await pay();
    expect(await codeOf(upload())).toBe('not.found');
  });

  test('takes no documents while it is pending or done, and none without documents', async () => {
    expect(await codeOf(submit('document'))).toBe('request.invalid');
    const id = await upload();
    await submit('document');
    expect(await codeOf(upload())).toBe('not.found');
    expect(await codeOf(call(removeDocument, { body: { id, language } }))).toBe('not.found');
    gateway.pass(10_000);
    await view();
    expect(await codeOf(upload())).toBe('not.found');
  });
});

describe('a document', { tags: ['KY-3'] }, () => {
  const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
  const png = Buffer.from('89504e470d0a1a0a0000000049454e44ae426082', 'hex');

  test.each([
    ['image/jpeg', jpeg],
    ['image/png', png],
    ['application/pdf', pdf],
  ])('of %s is stored and listed', async (type, content) => {
    const id = await upload(content, { type, name: 'a.file' });
    expect((await stateOf('document')).files).toEqual([{ id, name: 'a.file', size: content.length }]);
  });

  test.each([
    ['image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
    ['text/javascript', 'alert(1)'],
    ['text/html', '<script>alert(1)</script>'],
  ])('of %s is refused before its content is sent', async (type, content) => {
    const refused = call(startDocument, {
      body: { kind: 'document', name: 'x', type, size: content.length },
    });
    await expect(refused).rejects.toMatchObject({ code: 'identity.file.refused', value: { why: 'type' } });
  });

  test.each([
    ['a script that is called a picture', 'image/jpeg', Buffer.from('alert(1)')],
    [
      'a picture with a page after it',
      'image/jpeg',
      Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
    ],
    ['a picture that was cut off', 'image/jpeg', jpeg.subarray(0, 100)],
    ['a PNG with an archive after it', 'image/png', Buffer.concat([png, Buffer.from('PK\u0003\u0004')])],
    ['a page before a PDF', 'application/pdf', Buffer.concat([Buffer.from('<html>'), pdf])],
    [
      'a PDF that runs a script',
      'application/pdf',
      Buffer.from('%PDF-1.7\n<</OpenAction<</JS(a)>>>>\n%%EOF'),
    ],
  ])('is deleted after its last part if it is %s', async (_name, type, content) => {
    await expect(upload(content, { type })).rejects.toMatchObject({
      code: 'identity.file.refused',
      value: { why: 'content' },
    });
    expect((await stateOf('document')).files).toEqual([]);
    expect(await codeOf(submit('document'))).toBe('request.invalid');
  });

  test('of 200 MB is refused by contract, and of 9 MB by the gateway', async () => {
    const of = (size: number) =>
      call(startDocument, { body: { kind: 'document', name: 'x', type: 'image/jpeg', size } });
    expect(await codeOf(of(200 * 1024 * 1024))).toBe('request.invalid');
    await expect(of(9 * 1024 * 1024)).rejects.toMatchObject({ value: { why: 'size' } });
  });

  test('cannot exceed its announced size, nor a part the limit of bodies', async () => {
    const { id } = await call(startDocument, {
      body: { kind: 'document', name: 'x', type: 'image/jpeg', size: 10 },
    });
    await expect(send(id, 0, jpeg.subarray(0, 11))).rejects.toMatchObject({ value: { why: 'size' } });
    const { id: large } = await call(startDocument, {
      body: { kind: 'document', name: 'x', type: 'image/jpeg', size: jpeg.length },
    });
    await expect(send(large, 0, jpeg.subarray(0, PART + 1))).rejects.toMatchObject({
      value: { why: 'size' },
    });
    expect(await codeOf(send(large, 0, Buffer.alloc(300_000)))).toBe('request.invalid');
  });

  test('is one of five at most; unfinished ones count for an hour', async () => {
    const begin = () =>
      call(startDocument, { body: { kind: 'document', name: 'x', type: 'image/jpeg', size: 10 } });
    for (let number = 0; number < 5; number++) await begin();
    await expect(begin()).rejects.toMatchObject({ value: { why: 'number' } });
    gateway.pass(60 * 60_000);
    await begin();
  });

  test('can be removed before it is submitted', async () => {
    const id = await upload();
    const { checks } = await call(removeDocument, { body: { id, language } });
    expect(checks[0]!.files).toEqual([]);
  });

  test('has a name of letters, digits and few signs', async () => {
    await upload(jpeg, { name: '<b>../اسکین 1.jpg' });
    expect((await stateOf('document')).files[0]!.name).toBe('b..اسکین 1.jpg');
  });

  test('continues where it was cut off; repeated parts and gaps change nothing', {
    tags: ['KY-4'],
  }, async () => {
    const { id } = await call(startDocument, {
      body: { kind: 'document', name: 'x.jpg', type: 'image/jpeg', size: jpeg.length },
    });
    await send(id, 0, jpeg.subarray(0, PART));
    expect(await send(id, 0, jpeg.subarray(0, PART))).toEqual({ received: PART });
    expect(await send(id, PART + 5, jpeg.subarray(PART + 5))).toEqual({ received: PART });
    await gateway.signIn('noor2');
    expect(await send(id, PART, jpeg.subarray(PART))).toEqual({ received: jpeg.length });
    expect(await send(id, PART, jpeg.subarray(PART))).toEqual({ received: jpeg.length });
    expect((await stateOf('document')).files).toHaveLength(1);
  });

  test('belongs to its member: others cannot see, continue or remove it', { tags: ['KY-6'] }, async () => {
    const id = await upload();
    await start({ protection: { pack: 'uk' } });
    const other = await upload();
    await gateway.signIn('maya7');
    expect((await view()).checks.flatMap(({ files }) => files)).toEqual([]);
    expect(await codeOf(send(other, 0, jpeg))).toBe('request.invalid');
    expect(await codeOf(send(other, 0, jpeg.subarray(0, 9)))).toBe('not.found');
    expect(await codeOf(call(removeDocument, { body: { id: other, language } }))).toBe('not.found');
    expect(id).not.toBe(other);
  });
});

describe('the provider’s page', { tags: ['KY-7'] }, () => {
  const backUrl = 'http://localhost/m/identity';
  const begin = () => call(startIdentityCheck, { body: { language, backUrl } });
  const answer = (url: string, verified: boolean) =>
    post({ ticket: new URL(url).searchParams.get('ticket'), verified }, '/demo/provider/answer');

  test('decides all checks once and leads back', async () => {
    const { url } = await begin();
    expect((await gateway.app.request(url)).headers.get('Content-Security-Policy')).toContain(
      "default-src 'none'",
    );
    expect(await (await answer(url, true)).json()).toEqual({ backUrl });
    expect(await view()).toMatchObject({ state: 'done', held: false });
    expect((await answer(url, false)).status).toBe(404);
    expect((await view()).state).toBe('done');
  });

  test('can refuse, with a reason', async () => {
    await answer((await begin()).url, false);
    expect(await stateOf('funds')).toMatchObject({
      state: 'refused',
      reason: 'Lantern ID could not verify you.',
    });
  });

  test('is over after 15 minutes, and leads to no other site', async () => {
    const { url } = await begin();
    gateway.pass(15 * 60_000);
    expect((await answer(url, true)).status).toBe(404);
    const elsewhere = call(startIdentityCheck, { body: { language, backUrl: 'https://evil.example/' } });
    expect(await codeOf(elsewhere)).toBe('request.invalid');
  });

  test('and documents are each the operator’s choice', async () => {
    gateway.switches.identityBy = 'provider';
    expect(await view()).toMatchObject({ upload: null, provider: { name: 'Lantern ID' } });
    expect(await codeOf(upload())).toBe('permission.denied');
    gateway.switches.identityBy = 'upload';
    expect(await view()).toMatchObject({ upload: { mostFiles: 5 }, provider: null });
    expect(await codeOf(begin())).toBe('permission.denied');
  });
});

test('a terminal reads the state, and takes no documents', { tags: ['KY-8'] }, async () => {
  const { token } = await gateway.signIn('noor2');
  const sendRequest = async (path: string, method: string, body?: unknown) => {
    const reply = await gateway.app.request(`http://localhost/wps/member/identity${path}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, Device: 'KIOSK', 'Content-Type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return reply.json();
  };
  expect(await sendRequest('?language=EN', 'GET')).toMatchObject({
    success: true,
    value: { state: 'asked' },
  });
  const begun = await sendRequest('/document', 'POST', {
    kind: 'document',
    name: 'x',
    type: 'image/jpeg',
    size: 9,
  });
  expect(begun).toMatchObject({ errorCode: 'permission.denied' });
  expect(await sendRequest('/provider', 'POST', { language, backUrl: 'http://localhost/' })).toMatchObject({
    errorCode: 'permission.denied',
  });
});
