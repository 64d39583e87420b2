import type { ArticleTeaserFragment } from '../platform/graphql/generated/graphql.ts';
import type { ArticleText } from './blog/ArticleView.tsx';
import type { FaqEntry } from './info/FaqView.tsx';
import type { InfoText } from './info/InfoView.tsx';
import { buildOutline } from './outline.rules.ts';
import type { SitemapSection } from './sitemap-page/SitemapView.tsx';

const textDates = { publishedAt: '2026-08-15T00:00:00.000Z', updatedAt: '2026-09-02T08:00:00.000Z' };

export const cannedText: InfoText = {
  ...textDates,
  title: 'Публичная оферта',
  ...buildOutline(`
<p>ООО «Мит» («Продавец») предлагает любому совершеннолетнему лицу («Покупатель») заключить договор розничной купли-продажи дистанционным
способом на&nbsp;следующих условиях.</p>
<h2>1. Заключение договора</h2><p>Договор считается заключённым, когда Продавец выдал Покупателю подтверждение заказа или чек.</p>
<h2>2. Цена и&nbsp;оплата</h2><p>Цены указаны в&nbsp;рублях и&nbsp;включают налоги. Один бонус равен одному рублю по&nbsp;правилам
<a href="/loyalty">программы лояльности</a>.</p>
<h2>3. Доставка</h2><p>Товар со&nbsp;склада доставляется за&nbsp;1–4&nbsp;дня, товар под&nbsp;заказ — за&nbsp;14–25&nbsp;дней.</p>
<h2>4. Отказ и&nbsp;возврат</h2><p>Покупатель вправе отказаться от&nbsp;товара в&nbsp;течение 14&nbsp;дней после получения.</p>`),
};

export const cannedShortText: InfoText = {
  ...textDates,
  title: 'Контакты',
  updatedAt: textDates.publishedAt,
  ...buildOutline(
    '<p>На&nbsp;вопросы отвечают люди.</p><h2>Поддержка</h2><ul><li>Почта: <a href="mailto:hello@meet.example">hello@meet.example</a></li></ul>',
  ),
};

export const cannedAppText: InfoText = {
  ...textDates,
  title: 'Meet на\u00a0экране телефона',
  updatedAt: textDates.publishedAt,
  ...buildOutline(`<p>Магазин можно держать на&nbsp;экране телефона: он&nbsp;откроется без&nbsp;адресной строки.</p>
<h2>iPhone и&nbsp;iPad</h2><ol><li>Откройте этот сайт в&nbsp;Safari.</li><li>Нажмите «Поделиться».</li><li>Выберите «На&nbsp;экран „Домой“».</li></ol>`),
};

export const cannedFaqEntries: FaqEntry[] = [
  {
    id: '1',
    anchor: 'kak-uznat-svoy-razmer',
    question: 'Как узнать свой размер?',
    answerHtml: '<p>Измерьте длину стопы вечером и&nbsp;сравните с&nbsp;таблицей на&nbsp;странице товара.</p>',
  },
  {
    id: '2',
    anchor: 'kogda-vernutsya-dengi',
    question: 'Когда вернутся деньги?',
    answerHtml: '<p>Мы&nbsp;отправляем их&nbsp;сразу после проверки вещи, закон даёт на&nbsp;это десять дней.</p>',
  },
];

export const cannedArticles: ArticleTeaserFragment[] = [
  {
    slug: 'uhod-za-zamshey',
    title: 'Замша и\u00a0нубук: уход без паники',
    description: 'Чем чистить, чем пропитывать и\u00a0что делать, если замшу всё-таки намочил дождь.',
    posterKey: 'slope-green',
    publishedAt: '2026-10-20T09:00:00.000Z',
  },
  {
    slug: 'krossovki-dlya-bega',
    title: 'Как выбрать первые беговые кроссовки',
    description: 'Запас по\u00a0длине, перепад, подошва и\u00a0срок службы: на\u00a0что смотреть до\u00a0того, как смотреть на\u00a0цвет.',
    posterKey: 'runner-orange',
    publishedAt: '2026-10-13T09:00:00.000Z',
  },
  {
    slug: 'belye-kedy',
    title: 'Белые кеды: как сохранить белый белым',
    description: '',
    posterKey: null,
    publishedAt: '2026-09-01T09:00:00.000Z',
  },
];

export const cannedArticle: ArticleText = {
  slug: 'kak-izmerit-stopu',
  title: 'Как измерить стопу и\u00a0не\u00a0ошибиться с\u00a0размером',
  description: 'Пять минут с\u00a0листом бумаги вечером\u00a0— и\u00a0таблица размеров перестаёт быть гаданием.',
  posterKey: 'slope-white',
  publishedAt: '2026-10-27T09:00:00.000Z',
  html: '<p>К&nbsp;вечеру стопа больше: измеряйте тогда, когда будете носить.</p><h2 id="list">Лист и&nbsp;карандаш</h2><ol><li>Встаньте на&nbsp;лист.</li><li>Обведите стопу.</li></ol>',
};

export const cannedSitemapSections: SitemapSection[] = [
  {
    name: 'Каталог',
    links: [
      { path: '/catalog/new', name: 'Новинки' },
      {
        path: '/catalog/obuv',
        name: 'Обувь',
        links: [
          { path: '/catalog/obuv/botinki', name: 'Ботинки' },
          { path: '/catalog/obuv/lofery', name: 'Лоферы' },
        ],
      },
    ],
  },
  { name: 'Бренды', links: ['Kedrovka', 'Nordkvart', 'Тихая'].map((name) => ({ path: `/catalog?brand=${name.toLowerCase()}`, name })) },
];
