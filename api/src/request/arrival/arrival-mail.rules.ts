interface Arrived {
  productName: string;
  productSlug: string;
  sizeName: string;
  createdAt: Date;
}

const day = new Intl.DateTimeFormat('ru-RU', { timeZone: 'Europe/Moscow', day: 'numeric', month: 'long' });

export function arrivalMail(
  { productName, productSlug, sizeName, createdAt }: Arrived,
  { shop, unsubscribeUrl }: { shop: string; unsubscribeUrl: string },
): { subject: string; text: string } {
  const requestedOn = day.format(createdAt).replace(' ', '\u00a0');
  const parts = [
    'Здравствуйте!',
    `Снова в\u00a0наличии: ${productName}, размер\u00a0${sizeName}. Вещей обычно немного, и\u00a0мы их не\u00a0откладываем.`,
    `${shop}/product/${productSlug}`,
    `Письмо пришло, потому что ${requestedOn} этот адрес указали на\u00a0${shop}, чтобы узнать о\u00a0поступлении. Оно одно: об\u00a0этом размере больше не\u00a0напишем.`,
    `Не\u00a0присылать писем и\u00a0о\u00a0других размерах: ${unsubscribeUrl}`,
  ];
  return { subject: `Снова в\u00a0наличии: ${productName}, размер\u00a0${sizeName}`, text: `${parts.join('\n\n')}\n` };
}
