import { act, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { $uploads, addFiles, cancelUpload, resumeUpload } from '../../../src/features/identity/uploads.ts';
import { invalidate } from '../../../src/gateway/cache/resource.ts';
import {
  getIdentity,
  sendDocumentPart,
  startDocument,
  submitDocuments,
} from '../../../src/gateway/endpoints/identity.ts';
import { call } from '../../../src/gateway/http/client.ts';
import { loadMessages } from '../../../src/i18n/language.ts';
import IdentityPage from '../../../src/pages/identity.tsx';
import WithdrawPage from '../../../src/pages/withdraw.tsx';
import { $session, clearSession, startSession } from '../../../src/session/session.ts';
import { pass, stopClock } from '../../support/clock.ts';
import { inView } from '../../support/in-view.ts';
import { show } from '../../support/show.tsx';
import { type TestEnvironment, testEnvironment } from '../../support/test-environment.ts';
import { user } from '../../support/user.ts';

let here: TestEnvironment;
/** Milliseconds by which the gateway's clock is ahead. */
let ahead: number;
beforeEach(async () => {
  inView(false);
  ahead = 0;
  here = await testEnvironment({ clock: () => Date.now() + ahead });
  here.platform.ownDevice = true;
  await loadMessages(['identity', 'member', 'wallet']);
  await here.signIn('noor2');
});

const pdf = (name = 'statement.pdf', size = 300_000) =>
  new File(['%PDF-1.7\n', ' '.repeat(size - 15), '%%EOF\n'], name, { type: 'application/pdf' });
const view = () => call(getIdentity, { query: { language: 'EN' } });
const limits = async () => (await view()).upload!;
const filesOf = async (kind: string) => (await view()).checks.find((one) => one.kind === kind)!.files;
const check = (name: string) => screen.getByRole('region', { name });
const choose = async (name: string, ...files: File[]) => {
  const inputs = check(name).querySelectorAll<HTMLInputElement>('input[type="file"]');
  await user.upload(inputs[1]!, files);
};
const uploaded = () => vi.waitFor(() => expect($uploads.get()).toEqual([]));

describe('the page of the identity checks', { tags: ['KY-1'] }, () => {
  test('uploads a document and submits it', { tags: ['KY-4'] }, async () => {
    await show(<IdentityPage />);
    const name = 'Identity document';
    await screen.findByRole('region', { name });
    expect(screen.getByRole('status').textContent).toContain('Please send what is listed below.');
    await choose(name, pdf('Passport.pdf'));
    await within(check(name)).findByText('Passport.pdf');
    const send = await within(check(name)).findByRole('button', { name: 'Send for checking' });
    expect(here.sentTo(sendDocumentPart)).toHaveLength(3);
    await user.click(send);
    await within(check(name)).findByText('Being checked');
    expect(within(check(name)).queryByRole('button')).toBeNull();
  });

  test('says what it means when nothing is asked, and leads to the security centre', async () => {
    clearSession();
    await here.signIn('maya7');
    await show(<IdentityPage />);
    await screen.findByRole('heading', { name: 'No check is needed' });
    expect(screen.getByRole('link', { name: 'Security centre' }).getAttribute('href')).toBe(
      '/m/securityCenter',
    );
    screen.getByRole('heading', { name: 'What we may ask for' });
    const kinds = screen
      .getAllByRole('listitem')
      .map((item) => within(item).getByRole('heading').textContent);
    expect(kinds).toEqual(['Identity document', 'Proof of address', 'Source of your money']);
  });

  test('follows the decision', async () => {
    addFiles('document', [pdf()], await limits(), 0);
    await uploaded();
    await call(submitDocuments, { body: { kind: 'document', language: 'EN' } });
    stopClock();
    await show(<IdentityPage />);
    await act(() => pass(0));
    within(check('Identity document')).getByText('Being checked');
    ahead = 10_000;
    await act(() => pass(5_000));
    await act(() => Promise.all(here.sent.map(({ settled }) => settled)));
    await act(() => pass(0));
    within(check('Identity document')).getByText('Verified');
  });

  test('shows why a document was refused, and takes another', async () => {
    addFiles('document', [pdf('expired.pdf')], await limits(), 0);
    await uploaded();
    await call(submitDocuments, { body: { kind: 'document', language: 'EN' } });
    ahead = 10_000;
    await show(<IdentityPage />);
    await screen.findByText('The document has expired. Please send a valid one.');
    within(check('Identity document')).getByRole('button', { name: 'Choose files: Identity document' });
  });

  test('removes a file that was not submitted', async () => {
    addFiles('document', [pdf('a.pdf')], await limits(), 0);
    await uploaded();
    await show(<IdentityPage />);
    await user.click(await screen.findByRole('button', { name: 'Remove: a.pdf' }));
    await vi.waitFor(() => expect(screen.queryByText('a.pdf')).toBeNull());
    expect(await filesOf('document')).toEqual([]);
  });

  test('shows files that cannot be sent, with the reason', { tags: ['KY-3'] }, async () => {
    await show(<IdentityPage />);
    await screen.findByRole('region', { name: 'Source of your money' });
    // Named like PDFs, because the picker filters other names.
    const files = [
      new File(['alert(1)'], 'script.pdf', { type: 'application/pdf' }),
      pdf('large.pdf', 9 * 1024 * 1024),
    ];
    await choose('Source of your money', ...files);
    const [first, second] = await screen.findAllByRole('alert');
    expect([first!.textContent, second!.textContent]).toEqual([
      'Only JPEG, PNG and PDF files can be sent.',
      'This file is too large.',
    ]);
    expect(here.sentTo(startDocument)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Remove: script.pdf' }));
    expect(screen.queryByText('script.pdf')).toBeNull();
  });

  test('takes five of 20 files, before any is read', { tags: ['KY-3'] }, async () => {
    const files = Array.from({ length: 20 }, (_, number) => pdf(`${number}.pdf`, 100));
    addFiles('document', files, await limits(), 2);
    expect($uploads.get().map(({ state }) => state)).toEqual([
      'preparing',
      'preparing',
      'preparing',
      'failed',
      'failed',
    ]);
    await vi.waitFor(() => expect($uploads.get()).toHaveLength(2));
    expect(here.sentTo(startDocument)).toHaveLength(3);
  });

  test('refuses what the gateway refuses after the upload', { tags: ['KY-3'] }, async () => {
    const active = new File(['%PDF-1.7\n<</OpenAction<</JS(a)>>>>\n%%EOF'], 'a.pdf');
    addFiles('document', [active], await limits(), 0);
    await vi.waitFor(() => expect($uploads.get()[0]?.problem).toBe('identity.unreadable'));
  });

  test('opens the provider’s page and offers its address', { tags: ['KY-7'] }, async () => {
    vi.stubGlobal('location', new URL('http://gateway.test/m/identity'));
    await show(<IdentityPage />);
    await user.click(await screen.findByRole('button', { name: 'Verify with Lantern ID' }));
    const link = await screen.findByRole('link', { name: 'Open Lantern ID' });
    expect(here.seen.opened).toEqual([link.getAttribute('href')]);
    expect(link.getAttribute('href')).toMatch(/^http:\/\/gateway\.test\/demo\/provider\?ticket=/);
  });

  test('has the operator’s choice of documents and provider', { tags: ['KY-7'] }, async () => {
    here.gateway.switches.identityBy = 'provider';
    await show(<IdentityPage />);
    await screen.findByRole('button', { name: 'Verify with Lantern ID' });
    expect(screen.queryByRole('button', { name: /Choose files/ })).toBeNull();
  });

  test('takes nothing at a terminal, and says where', { tags: ['KY-8'] }, async () => {
    delete here.platform.ownDevice;
    await show(<IdentityPage />);
    await screen.findByText('Do this on your own device, in your account on the site.');
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.querySelector('input')).toBeNull();
  });
});

describe('an upload', () => {
  /** Begins an upload whose first part has arrived, with its response held. */
  const begin = async () => {
    const given = await limits();
    const hold = here.gateway.faults!.hold('sendDocumentPart');
    addFiles('document', [pdf()], given, 0);
    await hold.reached;
    return hold;
  };

  test('retries a part, then waits and continues where it stopped', { tags: ['KY-4'] }, async () => {
    const hold = await begin();
    here.gateway.faults!.set({ endpoint: 'sendDocumentPart', drop: true });
    stopClock();
    hold.release();
    await pass(0);
    await vi.waitFor(() => expect($uploads.get()[0]?.sent).toBe(128 * 1024));
    await pass(1_000);
    await pass(3_000);
    await vi.waitFor(() => expect($uploads.get()[0]?.state).toBe('paused'));
    expect(here.sentTo(sendDocumentPart)).toHaveLength(4);
    vi.useRealTimers();
    const { key } = $uploads.get()[0]!;
    here.gateway.faults!.clear();
    const before = here.sentTo(startDocument).length;
    resumeUpload(key);
    await uploaded();
    expect([before, here.sentTo(startDocument).length, here.sentTo(sendDocumentPart).length]).toEqual([
      1, 1, 6,
    ]);
    expect(await filesOf('document')).toMatchObject([{ size: 300_000 }]);
  });

  test('ends with the session; another account neither sees nor sends it', { tags: ['KY-6'] }, async () => {
    const hold = await begin();
    await here.signIn('maya7');
    expect($uploads.get()).toEqual([]);
    hold.release();
    await Promise.all(here.sent.map(({ settled }) => settled));
    expect((await view()).checks).toEqual([]);
    expect(here.sentTo(sendDocumentPart)).toHaveLength(1);
    await here.signIn('noor2');
    expect(await filesOf('document')).toEqual([]);
  });

  test('leaves no file in the storage, and is dropped when a visit ends', { tags: ['KY-6'] }, async () => {
    await begin();
    const kept = [here.platform.persistentStorage, here.platform.sessionStorage].map((one) =>
      JSON.stringify([one.get('MC_SESSION_INFO'), one]),
    );
    expect(kept.join('')).not.toContain('statement.pdf');
    clearSession();
    expect($uploads.get()).toEqual([]);
  });

  test('survives an unchanged session, and can be cancelled', { tags: ['KY-6'] }, async () => {
    await begin();
    expect($uploads.get()).toHaveLength(1);
    startSession({ ...$session.get()! });
    expect($uploads.get()).toHaveLength(1);
    cancelUpload($uploads.get()[0]!.key);
    expect($uploads.get()).toEqual([]);
    expect(await filesOf('document')).toEqual([]);
  });

  test('fails when the gateway ends the session in the middle', { tags: ['KY-6'] }, async () => {
    const hold = await begin();
    here.gateway.closeAccount('noor2');
    hold.release();
    await vi.waitFor(() => expect($session.get()).toBeUndefined());
    expect($uploads.get()).toEqual([]);
  });
});

describe('a withdrawal', { tags: ['KY-2'] }, () => {
  test('shows what comes first in place of its form', async () => {
    await show(<WithdrawPage />);
    await screen.findByText('Before you can withdraw, your identity has to be verified.');
    expect(screen.getByRole('link', { name: 'Identity check' }).getAttribute('href')).toBe('/m/identity');
    expect(screen.queryByRole('textbox')).toBeNull();
    const checks = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(checks[1]).toMatch(/^Proof of addressTo send/);
  });

  test('is open to members without a requested check', async () => {
    await here.signIn('maya7');
    await show(<WithdrawPage />);
    await screen.findByRole('textbox');
    expect(screen.queryByText('Before you can withdraw, your identity has to be verified.')).toBeNull();
  });

  test('is open where the gateway has no identity checks', async () => {
    here.gateway.switches.whitelabel = { IDENTITY3: false };
    invalidate('status');
    await show(<WithdrawPage />);
    await screen.findByRole('textbox');
    expect(here.sentTo(getIdentity)).toEqual([]);
  });
});
