import type { WebhookOffReason } from '../../platform/prisma/generated/enums.js';

export interface SwitchedOff {
  url: string;
  offReason: WebhookOffReason;
}

const reasons: Record<WebhookOffReason, string> = {
  GONE: 'Он ответил, что такого адреса больше нет (410).',
  FAILING: 'Три дня ни\u00a0один запрос к\u00a0нему не\u00a0удавался.',
};

/** Names only the host of an endpoint in the mail, because its path may be secret. */
export function switchedOffMail({ url, offReason }: SwitchedOff, shop: string): { subject: string; text: string } {
  const { host } = new URL(url);
  const parts = [
    'Здравствуйте!',
    `Вебхук на\u00a0${host} отключён. ${reasons[offReason]}`,
    'Неотправленные события сохранены: включите вебхук снова, и\u00a0они уйдут по\u00a0порядку. О\u00a0том, что случится, пока он выключен, он не\u00a0узнает.',
    `Письмо пришло, потому что вы\u00a0управляете вебхуками на\u00a0${shop}.`,
  ];
  return { subject: `Вебхук на\u00a0${host} отключён`, text: `${parts.join('\n\n')}\n` };
}
