import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { SENDER_TIMEOUT_MS } from '../dispatch-job.rules.js';
import type { Message } from '../message.model.js';
import { sanitizeMessage } from './sanitize-message.rules.js';
import { PermanentSendFailure, type Sender, TemporarySendFailure } from './sender.port.js';
import { createSmtpSender } from './smtp.sender.js';

interface ReceivedMail {
  from: string | undefined;
  to: string[];
  raw: string;
}

const FROM = 'Meet <shop@meet.example>';
const message: Message = {
  type: 'EMAIL',
  address: 'anna@example.com',
  subject: '1234 — код входа',
  text: '1234 — ваш код.\n\nНикому его не говорите.',
};

let server: SMTPServer;
let sender: Sender;
let mails: ReceivedMail[];
/** SMTP code with which the server refuses the next recipients; undefined while it accepts them. */
let refusal: number | undefined;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (address, _session, done) =>
      done(refusal ? Object.assign(new Error(`No ${address.address} here`), { responseCode: refusal }) : null),
    onData: (stream, { envelope }, done) => {
      const from = envelope.mailFrom ? envelope.mailFrom.address : undefined;
      void text(stream).then((raw) => {
        mails.push({ from, to: envelope.rcptTo.map(({ address }) => address), raw });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  sender = createSmtpSender(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`, FROM);
});
afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
afterEach(() => void jest.restoreAllMocks());
beforeEach(() => {
  mails = [];
  refusal = undefined;
});

const send = (overrides: Partial<Message> = {}, key = 'code:01a1f861') => sender.send(sanitizeMessage({ ...message, ...overrides }), key);

describe('a mail sent by SMTP', () => {
  it('arrives unchanged, is marked as automatic, and has a Message-ID made from its idempotency key', async () => {
    await send();
    await send();
    const [first, second] = await Promise.all(mails.map(({ raw }) => PostalMime.parse(raw)));
    expect(mails[0]).toMatchObject({ from: 'shop@meet.example', to: ['anna@example.com'] });
    expect(first).toMatchObject({
      subject: message.subject,
      from: { name: 'Meet', address: 'shop@meet.example' },
      to: [{ address: 'anna@example.com' }],
    });
    expect(first?.text?.trim()).toBe(message.text);
    expect(first?.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(first?.messageId).toBe('<code.01a1f861@127.0.0.1>');
    expect(second?.messageId).toBe(first?.messageId);
  });

  it('has its HTML part after the text, because mail programs display the last part that they support', async () => {
    await send({ html: '<p>1234 — ваш <b>код</b></p>' });
    const { raw = '' } = mails[0] ?? {};
    const parsed = await PostalMime.parse(raw);
    expect(parsed.text?.trim()).toBe(message.text);
    expect(parsed.html?.trim()).toBe('<p>1234 — ваш <b>код</b></p>');
    expect(raw.match(/^Content-Type: [\w/]+/gm)).toEqual([
      'Content-Type: multipart/alternative',
      'Content-Type: text/plain',
      'Content-Type: text/html',
    ]);
    expect(parsed.attachments).toEqual([]);
  });

  it.each([
    'Код\r\nBcc: thief@example.com',
    'Код\nBcc: thief@example.com',
    'Код\u2028Bcc: thief@example.com',
    'Код\r\n\r\n<script>',
  ])('has one recipient and no injected headers with the subject %j', async (subject) => {
    await send({ subject });
    const parsed = await PostalMime.parse(mails[0]?.raw ?? '');
    expect(mails[0]?.to).toEqual(['anna@example.com']);
    expect(parsed.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(parsed.text?.trim()).toBe(message.text);
  });

  it.each([
    'anna@example.com\r\nBcc: thief@example.com',
    'anna@example.com, thief@example.com',
    'anna@example.com>\r\nRCPT TO:<thief@example.com',
    'Anna <anna@example.com>',
    'anna@example.com thief@example.com',
    '"anna"@example.com',
    'anna@',
    '',
  ])('is refused because its recipient is not one plain address: %j', async (address) => {
    expect(() => sanitizeMessage({ ...message, address })).toThrow(PermanentSendFailure);
  });

  it('fails permanently if the server rejects the address, and temporarily if it is busy, without the address in the error', async () => {
    refusal = 550;
    const permanentFailure = await send().catch((error: unknown) => error);
    refusal = 451;
    const temporaryFailure = await send().catch((error: unknown) => error);
    expect(permanentFailure).toBeInstanceOf(PermanentSendFailure);
    expect(temporaryFailure).toBeInstanceOf(TemporarySendFailure);
    for (const error of [permanentFailure, temporaryFailure]) expect(String(error)).not.toContain('anna');
  });

  it('fails and closes the connection when its time is over, even if the server has replied in time so far', async () => {
    const timeout = new AbortController();
    const createTimeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeout.signal);
    const slowServer = await startSlowServer();
    const sending = createSmtpSender(slowServer.url, FROM).send(message, 'a');
    const failure = expect(sending).rejects.toThrow(TemporarySendFailure);
    await slowServer.recipientReceived;
    timeout.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    await failure;
    await slowServer.closed;
    expect(createTimeout.mock.calls).toEqual([[SENDER_TIMEOUT_MS]]);
    await slowServer.close();
  });

  it('fails temporarily when the server is unreachable', async () => {
    await expect(createSmtpSender('smtp://127.0.0.1:9', FROM).send(message, 'a')).rejects.toThrow(TemporarySendFailure);
  });
});

/** Starts a mail server that accepts everything up to the recipient, to which it does not reply. */
async function startSlowServer() {
  const [recipient, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const server = createServer((socket) => {
    socket.on('error', () => undefined).on('close', () => closed.resolve());
    socket.write('220 slow\r\n');
    socket.setEncoding('utf8').on('data', (line: string) => {
      if (line.startsWith('RCPT TO')) recipient.resolve();
      else socket.write(line.startsWith('EHLO') ? '250 slow\r\n' : '250 Go on\r\n');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    recipientReceived: recipient.promise,
    closed: closed.promise,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
