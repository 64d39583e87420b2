// Describes the HTML files in this folder. The files use only h2, p, ul, ol, li, a and strong.

interface DemoPage {
  slug: string;
  title: string;
  publishedAt: string;
}

interface DemoArticle extends DemoPage {
  description: string;
  keywords: string;
}

export const pages: readonly DemoPage[] = [
  { slug: 'delivery', title: 'Доставка', publishedAt: '2026-09-01' },
  { slug: 'delivery-how-it-works', title: 'Как работает доставка', publishedAt: '2026-09-01' },
  { slug: 'loyalty', title: 'Программа лояльности', publishedAt: '2026-09-01' },
  { slug: 'licence', title: 'Пользовательское соглашение', publishedAt: '2026-08-15' },
  { slug: 'privacy', title: 'Политика конфиденциальности', publishedAt: '2026-08-15' },
  { slug: 'appspromo', title: 'Meet на экране телефона', publishedAt: '2026-10-01' },
  { slug: 'contacts', title: 'Контакты', publishedAt: '2026-09-01' },
  { slug: 'offer', title: 'Оферта и документы', publishedAt: '2026-08-15' },
  { slug: 'personal-data', title: 'Согласие на обработку персональных данных', publishedAt: '2026-08-15' },
  { slug: 'public-offer', title: 'Публичная оферта', publishedAt: '2026-08-15' },
  { slug: 'retail-sale', title: 'Правила розничной продажи', publishedAt: '2026-08-15' },
  { slug: 'partners', title: 'Партнёрам', publishedAt: '2026-09-15' },
  { slug: 'tovar-pod-zakaz', title: 'Товар под заказ', publishedAt: '2026-09-15' },
];

export const articles: readonly DemoArticle[] = [
  {
    slug: 'kak-izmerit-stopu',
    title: 'Как измерить стопу и не ошибиться с размером',
    description: 'Пять минут с листом бумаги вечером — и таблица размеров перестаёт быть гаданием.',
    keywords: 'размер обуви, длина стопы, таблица размеров',
    publishedAt: '2026-10-27T09:00:00Z',
  },
  {
    slug: 'uhod-za-zamshey',
    title: 'Замша и нубук: уход без паники',
    description: 'Чем чистить, чем пропитывать и что делать, если замшу всё-таки намочил дождь.',
    keywords: 'замша, нубук, уход за обувью',
    publishedAt: '2026-10-20T09:00:00Z',
  },
  {
    slug: 'krossovki-dlya-bega',
    title: 'Как выбрать первые беговые кроссовки',
    description: 'Запас по длине, перепад, подошва и срок службы: на что смотреть до того, как смотреть на цвет.',
    keywords: 'беговые кроссовки, бег, как выбрать',
    publishedAt: '2026-10-13T09:00:00Z',
  },
  {
    slug: 'kozhanaya-obuv-zimoy',
    title: 'Кожаная обувь зимой: реагенты, соль и батарея',
    description: 'Откуда берутся белые разводы, почему нельзя сушить у радиатора и что сделать в первый же вечер.',
    keywords: 'кожаная обувь, зима, соль, реагенты',
    publishedAt: '2026-10-06T09:00:00Z',
  },
  {
    slug: 'kak-stirat-sherst',
    title: 'Как стирать шерсть и кашемир',
    description: 'Температура, отжим, сушка и катышки: короткие правила для долгой жизни свитера.',
    keywords: 'шерсть, кашемир, стирка, уход',
    publishedAt: '2026-09-29T09:00:00Z',
  },
  {
    slug: 'sloi-v-mezhsezone',
    title: 'Три слоя в межсезонье',
    description: 'Почему два тонких слоя теплее одного толстого и что надеть, когда утром плюс три, а днём пятнадцать.',
    keywords: 'слои, межсезонье, как одеваться',
    publishedAt: '2026-09-22T09:00:00Z',
  },
  {
    slug: 'denim-bez-mifov',
    title: 'Деним без мифов: стирка, посадка, усадка',
    description: 'Надо ли замораживать джинсы, как часто их стирать и почему новая пара должна быть чуть тесной.',
    keywords: 'джинсы, деним, стирка джинсов',
    publishedAt: '2026-09-15T09:00:00Z',
  },
  {
    slug: 'detskaya-obuv-zapas',
    title: 'Детская обувь: сколько оставлять на вырост',
    description: 'Сантиметр, полтора или ноль — и почему обувь старшего брата младшему не подходит.',
    keywords: 'детская обувь, размер, запас',
    publishedAt: '2026-09-08T09:00:00Z',
  },
  {
    slug: 'belye-kedy',
    title: 'Белые кеды: как сохранить белый белым',
    description: 'Кожа, канвас и резина пачкаются по-разному — и отмываются тоже.',
    keywords: 'белые кеды, чистка обуви',
    publishedAt: '2026-09-01T09:00:00Z',
  },
  {
    slug: 'kapsulnyy-garderob',
    title: 'Капсула на осень: двенадцать вещей, двадцать четыре сочетания',
    description: 'Как собрать гардероб, в котором всё дружит со всем, не покупая всё заново.',
    keywords: 'капсульный гардероб, осень, сочетания',
    publishedAt: '2026-08-25T09:00:00Z',
  },
  {
    slug: 'hranenie-obuvi',
    title: 'Как хранить обувь до следующего сезона',
    description: 'Чистая, сухая, на колодках и не в полиэтилене: сезонная уборка за один вечер.',
    keywords: 'хранение обуви, колодки, сезон',
    publishedAt: '2026-08-18T09:00:00Z',
  },
  {
    slug: 'kak-chitat-yarlyk',
    title: 'Как читать ярлык: пять значков, которые спасают вещи',
    description: 'Тазик, треугольник, утюг, квадрат и круг — короткий перевод с языка ярлыков.',
    keywords: 'ярлык, символы ухода, стирка',
    publishedAt: '2026-08-11T09:00:00Z',
  },
];

export const metadata: readonly (readonly [url: string, name: string, title: string, description: string, keywords: string])[] = [
  [
    '/',
    'Главная',
    'Meet — кроссовки, обувь и одежда',
    'Кроссовки, обувь и одежда сорока марок с доставкой по России и кешбэком до 10 %.',
    'кроссовки, обувь, одежда, meet',
  ],
  ['/catalog', 'Каталог', 'Каталог — Meet', 'Все кроссовки, обувь, одежда, сумки и аксессуары Meet.', 'каталог, обувь, одежда'],
  [
    '/catalog/krossovki',
    'Кроссовки',
    'Кроссовки и кеды — купить в Meet',
    'Кеды, городские и беговые кроссовки: размеры в наличии и под заказ.',
    'кроссовки, кеды',
  ],
  [
    '/catalog/obuv',
    'Обувь',
    'Ботинки, лоферы, туфли — купить в Meet',
    'Обувь на каждый сезон: ботинки, лоферы, туфли и сандалии.',
    'обувь, ботинки, лоферы, туфли',
  ],
  [
    '/catalog/odezhda',
    'Одежда',
    'Одежда — купить в Meet',
    'Футболки, рубашки, трикотаж, джинсы, платья и юбки.',
    'одежда, футболки, джинсы, платья',
  ],
  ['/catalog/sumki', 'Сумки', 'Сумки и рюкзаки — купить в Meet', 'Сумки на каждый день и рюкзаки для дороги.', 'сумки, рюкзаки'],
  ['/catalog/sale', 'Скидки', 'Скидки — Meet', 'Обувь и одежда, которые сегодня стоят меньше, чем стоили.', 'скидки, распродажа'],
  [
    '/blog',
    'Блог',
    'Блог Meet: как выбирать и как беречь',
    'О размерах, материалах и уходе за обувью и одеждой.',
    'блог, уход за обувью, как выбрать',
  ],
  [
    '/delivery',
    'Доставка',
    'Доставка по России — Meet',
    'Со склада за 1–4 дня, под заказ за 14–25 дней, в пункт выдачи или курьером.',
    'доставка, сроки',
  ],
  [
    '/loyalty',
    'Программа лояльности',
    'Программа лояльности — Meet',
    'Кешбэк 3, 5, 7 и 10 % и 5 000 бонусов за регистрацию с телефоном.',
    'бонусы, кешбэк',
  ],
  [
    '/info/faq',
    'Вопросы и ответы',
    'Вопросы и ответы — Meet',
    'О размерах, ценах, доставке, возврате, бонусах и входе.',
    'вопросы, помощь',
  ],
  ['/info/contacts', 'Контакты', 'Контакты — Meet', 'Как связаться с магазином Meet.', 'контакты, поддержка'],
];

export const redirects: readonly { fromPath: string; target: string; permanent: boolean; active: boolean }[] = [
  { fromPath: '/dostavka', target: '/delivery', permanent: true, active: true },
  { fromPath: '/oplata', target: '/info/faq', permanent: true, active: true },
  { fromPath: '/bonus', target: '/loyalty', permanent: true, active: true },
  { fromPath: '/kontakty', target: '/info/contacts', permanent: true, active: true },
  { fromPath: '/rasprodazha', target: '/catalog/sale', permanent: false, active: true },
  { fromPath: '/chernaya-pyatnica', target: '/catalog/sale', permanent: false, active: false },
];
