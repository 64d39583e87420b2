import type { Sender } from './sender.port.js';

/** Text messages as mails, each to its number at this domain: for trying the shop out beside a mail catcher. */
export const mailedSmsSender = (mail: Sender, domain = 'sms.invalid'): Sender => ({
  name: `${mail.name}, each as a mail`,
  send: ({ address, text }, key) =>
    mail.send({ type: 'EMAIL', address: `${address.slice(1)}@${domain}`, subject: `SMS: ${address}`, text }, key),
});
