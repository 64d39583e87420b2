import type { Group } from './goods.js';

export interface DemoBrand {
  name: string;
  description: string;
  makes: readonly Group[];
  /** How its prices lie to the middle of a kind's range. */
  level: number;
}

/** Invented, all of them. The first are shown first. */
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
  { name: 'Halva Club', makes: ['bags', 'shoes', 'accessories'], level: 1.05, description: 'Сумки и обувь из гладкой кожи тёплых цветов.' },
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
];
