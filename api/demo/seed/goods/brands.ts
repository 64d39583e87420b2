import type { Group } from './goods.js';

export interface DemoBrand {
  name: string;
  description: string;
  makes: readonly Group[];
  /** Other spellings of the name, which transliteration does not produce. */
  spellings?: readonly string[];
  /** Price level as a factor; 1 is the middle of a kind's price range. */
  level: number;
}

/** Invented brands, in display order. */
export const brands: readonly DemoBrand[] = [
  {
    name: 'Kedrovka',
    makes: ['shoes', 'sneakers'],
    level: 1.15,
    description: 'Обувь для города, в котором бывает зима. Кожу красят в Торжке, собирают пары вручную.',
  },
  {
    name: 'Nordkvart',
    makes: ['sneakers', 'clothes'],
    level: 1.1,
    description: 'Кроссовки и одежда без лишних деталей: каждый шов здесь для дела.',
  },
  { name: 'Тихая', makes: ['clothes', 'accessories'], level: 1.2, description: 'Спокойный гардероб из шерсти, льна и хлопка.' },
  {
    name: 'Oblako 9',
    makes: ['clothes', 'sneakers', 'accessories'],
    level: 0.95,
    description: 'Мягкие вещи на каждый день: худи, футболки и кеды.',
  },
  {
    name: 'Плотина',
    makes: ['shoes', 'clothes', 'bags'],
    level: 1.25,
    description: 'Вещи из Екатеринбурга, которые чинят, а не выбрасывают.',
  },
  {
    name: 'Halva Club',
    spellings: ['Халва Клаб'],
    makes: ['bags', 'shoes', 'accessories'],
    level: 1.05,
    description: 'Сумки и обувь из гладкой кожи тёплых цветов.',
  },
  { name: 'Морошка', makes: ['clothes', 'accessories'], level: 0.9, description: 'Одежда северных оттенков: вязаная, пушистая, тёплая.' },
  { name: 'Versta 76', makes: ['sneakers', 'clothes'], level: 1, description: 'Беговая марка из Рыбинска. Первую пару сшили для себя.' },
  { name: 'Stavna', makes: ['clothes', 'bags'], level: 1.1, description: 'Куртки, пальто и рюкзаки для дороги на работу и дальше.' },
  { name: 'Брусок', makes: ['clothes'], level: 0.85, description: 'Деним и простые вещи прямого кроя.' },
  {
    name: 'Линия 14',
    makes: ['sneakers', 'shoes', 'accessories'],
    level: 0.9,
    description: 'Кеды и ботинки, названные по трамвайному маршруту.',
  },
  { name: 'Iney', makes: ['accessories', 'clothes'], level: 0.95, description: 'Шапки, шарфы и свитеры из мериносовой шерсти.' },
  { name: 'Рельс', makes: ['shoes', 'bags'], level: 1, description: 'Крепкие ботинки и сумки с двойной строчкой.' },
  { name: 'Murava', makes: ['clothes', 'sneakers'], level: 0.8, description: 'Летние вещи из хлопка и льна.' },
  { name: 'Сквозняк', makes: ['clothes', 'accessories'], level: 0.85, description: 'Ветровки, бомберы и всё, что надевают сверху.' },
  { name: 'Latun', makes: ['bags', 'shoes'], level: 1.35, description: 'Кожаные сумки и туфли с латунной фурнитурой.' },
  { name: 'Гравий', makes: ['sneakers', 'shoes'], level: 0.95, description: 'Обувь с цепкой подошвой: двор, парк, тропа.' },
  { name: 'Заречье 5', makes: ['clothes', 'bags'], level: 1, description: 'Маленькое ателье, которое стало маркой.' },
  {
    name: 'Polustanok',
    makes: ['bags', 'accessories', 'sneakers'],
    level: 0.9,
    description: 'Рюкзаки, кепки и кеды для выходных за городом.',
  },
  { name: 'Ржаное', makes: ['clothes', 'shoes'], level: 1.05, description: 'Платья, юбки и лоферы цвета поля в августе.' },
  {
    name: 'Sirius Yard',
    spellings: ['Сириус Ярд'],
    makes: ['sneakers', 'clothes'],
    level: 1.15,
    description: 'Городской спорт без логотипов размером с ладонь.',
  },
  { name: 'Подворье', makes: ['clothes', 'accessories'], level: 0.95, description: 'Лён и шерсть из Костромы, пуговицы из берёзы.' },
  {
    name: 'Belukha',
    makes: ['shoes', 'sneakers', 'bags'],
    level: 1.3,
    description: 'Обувь и рюкзаки для тех, кто уходит дальше остановки.',
  },
  { name: 'Шаги', makes: ['shoes', 'sneakers'], level: 0.85, description: 'Простая удобная обувь на широкую колодку.' },
  {
    name: 'Kuznetsky 8',
    spellings: ['Кузнецкий 8'],
    makes: ['clothes', 'shoes'],
    level: 1.4,
    description: 'Костюмы и туфли, в которых не стыдно опоздать.',
  },
  { name: 'Варежка', makes: ['accessories', 'clothes'], level: 0.8, description: 'Всё, что вяжут: шапки, шарфы, свитеры.' },
  {
    name: 'Onega Wool',
    spellings: ['Онега Вул'],
    makes: ['clothes', 'accessories'],
    level: 1.2,
    description: 'Шерсть с одной фермы и пряжа без красителей.',
  },
  { name: 'Перелесок', makes: ['clothes', 'sneakers'], level: 0.9, description: 'Одежда и кроссовки для троп, парков и дач.' },
  { name: 'Lastik', makes: ['sneakers'], level: 0.75, description: 'Кеды на каждый день по цене двух обедов.' },
  { name: 'Гончар', makes: ['bags', 'accessories'], level: 1.1, description: 'Сумки ручной работы, по тридцать штук в месяц.' },
  {
    name: 'Marble Hare',
    spellings: ['Марбл Хэйр', 'Марбл Хейр'],
    makes: ['clothes', 'accessories'],
    level: 1.05,
    description: 'Футболки и худи с сухим юмором.',
  },
  { name: 'Севкожа', makes: ['shoes', 'bags'], level: 1.1, description: 'Ботинки и сумки из кожи, выделанной в Вологде.' },
  {
    name: 'Tundra Lab',
    spellings: ['Тундра Лаб'],
    makes: ['clothes', 'sneakers'],
    level: 1.25,
    description: 'Куртки и кроссовки, испытанные при минус тридцати.',
  },
  { name: 'Двор', makes: ['sneakers', 'clothes'], level: 0.85, description: 'Вещи для тех, кто вырос на баскетбольной площадке.' },
  {
    name: 'Ivolga Studio',
    spellings: ['Иволга Студио', 'Студия Иволга'],
    makes: ['clothes', 'shoes'],
    level: 1.15,
    description: 'Платья и лодочки на свадьбу подруги и на работу потом.',
  },
  { name: 'Фабрика № 5', makes: ['clothes', 'bags'], level: 0.8, description: 'Рабочая куртка, фартук и рюкзак, пришедшие в город.' },
  { name: 'Lodka', makes: ['shoes', 'accessories'], level: 0.9, description: 'Лоферы, сандалии и кепки для берега.' },
  { name: 'Сентябрь', makes: ['clothes', 'accessories'], level: 1, description: 'Пальто, свитеры и шарфы: одна коллекция в год.' },
  {
    name: 'Rubin & Son',
    spellings: ['Рубин и сын', 'Рубин энд Сан'],
    makes: ['shoes', 'bags', 'accessories'],
    level: 1.45,
    description: 'Семейная мастерская: туфли, портфели, ремни.',
  },
  { name: 'Мелочи жизни', makes: ['accessories', 'bags'], level: 0.7, description: 'Шапки, кепки и маленькие сумки больших радостей.' },
];
