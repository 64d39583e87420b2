import type { Sender } from './sender.port.js';

/** SMS as mails, addressed to the number at this domain, for trying the shop with a mail catcher. */
export const mailedSmsSender = (mail: Sender, domain = 'sms.invalid'): Sender => ({
  name: `${mail.name}, each as a mail`,
  send: ({ address, text }, key) =>
    mail.send({ type: 'EMAIL', address: `${address.slice(1)}@${domain}`, subject: `SMS: ${address}`, text }, key),
});
