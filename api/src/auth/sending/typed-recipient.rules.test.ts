import { describe, expect, it } from '@jest/globals';
import { parseRecipient, toEmailRecipient, toPhoneRecipient } from './typed-recipient.rules.js';

const catchError = (work: () => unknown) => {
  try {
    work();
  } catch (error) {
    return error;
  }
  return 'accepted';
};
const WRONG_PHONE = { code: 'BAD_USER_INPUT', details: { field: 'phone' } };
const WRONG_EMAIL = { code: 'BAD_USER_INPUT', details: { field: 'email' } };

describe('a phone', () => {
  it.each([
    '+79161234567',
    '89161234567',
    '79161234567',
    '9161234567',
    ' +7 (916) 123-45-67 ',
    '8\u00a0916\u00a0123\u00a045\u00a067',
    '+7.916.123.45.67',
    '＋７９１６１２３４５６７',
    '+7 916 123–45–67',
  ])('is the same in every notation: %j', (text) => {
    expect(toPhoneRecipient(text)).toEqual({ type: 'PHONE', address: '+79161234567' });
  });

  it('from another country is accepted with its country code', () => {
    expect(toPhoneRecipient('+375 29 491-19-11').address).toBe('+375294911911');
  });

  it.each([
    '',
    '+7916123456',
    '+791612345678',
    '+7916123456O',
    '+7916123456О',
    '+٧٩١٦١٢٣٤٥٦٧',
    '+7916\u200b1234567',
    '+79161234567;ext=5',
    '+79161234567\r\n+79161234568',
    '+79161234567,+79161234568',
  ])('is refused with a message when invalid: %j', (text) => {
    expect(catchError(() => toPhoneRecipient(text))).toMatchObject({ ...WRONG_PHONE, message: expect.stringMatching(/^Проверьте номер/) });
  });

  it('of 5,000 digits is refused with a message', () => {
    const error = catchError(() => toPhoneRecipient('1'.repeat(5000)));
    expect(error).toMatchObject({ ...WRONG_PHONE, message: expect.stringMatching(/^Проверьте номер/) });
  });

  it.each([
    '+74951234567',
    '8 800 555 35 35',
    '+7 809 505 5555',
  ])('that cannot receive messages, or charges for them, is refused: %j', (text) => {
    expect(catchError(() => toPhoneRecipient(text))).toMatchObject(WRONG_PHONE);
  });
});

describe('an e-mail', () => {
  it.each([
    'anna.k+shop@example.com',
    ' Anna.K+Shop@EXAMPLE.com\n',
    'ａnna.k+shop＠example.com',
    'anna.k+shop@example。com',
  ])('is the same in every notation: %j', (text) => {
    expect(toEmailRecipient(text)).toEqual({ type: 'EMAIL', address: 'anna.k+shop@example.com' });
  });

  it.each(['anna@Почта.рф', 'ANNA@xn--80a1acny.xn--p1ai'])('with an internationalised domain has one normalised form: %j', (text) => {
    expect(toEmailRecipient(text).address).toBe('anna@xn--80a1acny.xn--p1ai');
  });

  it.each([
    '',
    'anna',
    '@example.com',
    'anna@',
    'anna@localhost',
    'anna@10.0.0.1',
    'anna@[10.0.0.1]',
    'anna@@example.com',
    '.anna@example.com',
    'an..na@example.com',
    'anna@-example.com',
    'anna@exa mple.com',
    'anna,boris@example.com',
    'anna@example.com,boris@example.com',
    '"anna"@example.com',
    'Anna <anna@example.com>',
    'anna@example.com\r\nBcc: boris@example.com',
    'anna\r\nBcc: boris@example.com',
    'anna\0@example.com',
    'anna\u200b@example.com',
  ])('is refused with a message when it is not a single address: %j', (text) => {
    expect(catchError(() => toEmailRecipient(text))).toMatchObject({ ...WRONG_EMAIL, message: expect.stringMatching(/^Проверьте email/) });
  });

  it.each([
    ['65 characters before the @', `${'a'.repeat(65)}@example.com`],
    ['a domain of more than 300 characters', `anna@${'a.'.repeat(150)}com`],
  ])('with %s is refused with a message', (_what, text) => {
    expect(catchError(() => toEmailRecipient(text))).toMatchObject({ ...WRONG_EMAIL, message: expect.stringMatching(/^Проверьте email/) });
  });

  it.each([
    ['a Cyrillic letter in the name', 'аnna@example.com'],
    ['a Cyrillic letter in the domain', 'anna@exаmple.com'],
    ['a Cyrillic letter in a punycode domain', 'anna@xn--exmple-4nf.com'],
    ['a domain of look-alike letters only', 'anna@сосо.com'],
    ['Greek letters in the domain', 'anna@οοοο.com'],
  ])('with look-alike letters is refused: %s', (_what, text) => {
    expect(catchError(() => toEmailRecipient(text))).toMatchObject(WRONG_EMAIL);
  });
});

it('text with an @ is read as an e-mail, other text as a phone', () => {
  expect(parseRecipient('8 916 123-45-67').type).toBe('PHONE');
  expect(parseRecipient('anna＠example.com').type).toBe('EMAIL');
});
