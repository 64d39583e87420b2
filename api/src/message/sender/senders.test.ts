import { describe, expect, it } from '@jest/globals';
import { readConfig } from '../../platform/config/config.js';
import { Clock } from '../../platform/process/clock.js';
import { Inbox } from '../inbox.js';
import { Senders } from './senders.js';
import { createMailedSmsSender } from './sms.sender.js';

const SMTP = { SMTP_URL: 'smtp://mail.example:25', MAIL_FROM: 'Meet <shop@meet.example>' };
const requiredVariables = {
  DATABASE_URL: 'postgresql://localhost/none',
  AUTH_SECRET: 'a secret of the tests that is long enough',
  PUBLIC_URL: 'https://meet.example',
};

const createSenders = (env: NodeJS.ProcessEnv): Senders =>
  new Senders(readConfig({ ...requiredVariables, ...env }), new Inbox(new Clock()));

describe('the configured senders', () => {
  it.each([
    ['mail: /inbox; text messages: /inbox', 'in a demo without SMTP', { MODE: 'demo' }],
    ['mail: SMTP; text messages: /inbox', 'in a demo with SMTP', { MODE: 'demo', ...SMTP }],
    ['mail: SMTP; text messages: HTTP gateway', 'with SMS_URL', { MODE: 'production', ...SMTP, SMS_URL: 'https://sms.example/send' }],
    ['mail: SMTP; text messages: SMSC.ru', 'with SMSC.ru', { MODE: 'production', ...SMTP, SMS_GATEWAY: 'smsc', SMS_KEY: 'key' }],
    ['mail: SMTP; text messages: SMTP, each as a mail', 'with SMS_GATEWAY mail', { MODE: 'production', ...SMTP, SMS_GATEWAY: 'mail' }],
  ])('are «%s» %s', (summary, _what, env) => {
    expect(createSenders(env).summary).toBe(summary);
  });

  it.each([
    ['in production without SMTP_URL', { MODE: 'production', SMS_URL: 'https://sms.example/send' }, /^SMTP_URL is missing: in production/],
    ['in production without SMS_URL', { MODE: 'production', ...SMTP }, /^SMS_URL is missing: in production/],
    ['in production without SMTP_URL and SMS_URL', { MODE: 'production' }, /^SMTP_URL is missing.*\nSMS_URL is missing/],
    ['for SMTP without MAIL_FROM', { SMTP_URL: SMTP.SMTP_URL }, /^MAIL_FROM is missing: SMTP_URL needs it/],
    ['for SMSC.ru without SMS_KEY', { SMS_GATEWAY: 'smsc' }, /^SMS_KEY is missing: SMS_GATEWAY smsc needs it/],
    ['for text messages by mail without SMTP_URL', { SMS_GATEWAY: 'mail' }, /^SMTP_URL is missing: SMS_GATEWAY mail needs it/],
    ['with a Bcc header in MAIL_FROM', { ...SMTP, MAIL_FROM: 'Meet <shop@meet.example>\r\nBcc: thief@example.com' }, /^MAIL_FROM is wrong/],
    ['with two addresses in MAIL_FROM', { ...SMTP, MAIL_FROM: 'shop@meet.example, thief@example.com' }, /^MAIL_FROM is wrong/],
    ['with an HTTPS address in SMTP_URL', { ...SMTP, SMTP_URL: 'https://mail.example' }, /^SMTP_URL is wrong/],
  ])('cannot be created %s, and the error says which variable is missing or wrong', (_what, env, sentence) => {
    expect(() => createSenders(env)).toThrow(sentence);
  });

  it('can deliver a text message as a mail to an address made from the phone number', async () => {
    const inbox = new Inbox(new Clock());
    await createMailedSmsSender(inbox).send({ type: 'PHONE', address: '+79005550000', text: '1234' }, 'a');
    expect(inbox.messages).toMatchObject([
      { type: 'EMAIL', address: '79005550000@sms.invalid', subject: 'SMS: +79005550000', text: '1234' },
    ]);
  });
});
