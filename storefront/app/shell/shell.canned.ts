import type { ShellData } from './shell-data.ts';

export const cannedShell: ShellData = {
  isSignedIn: false,
  year: 2026,
  app: {
    href: 'https://meet.example/api/mobileapp',
    qrCode: 'pictures/app-code.svg',
    qrCodeLabel: 'QR-код: скачать приложение Meet',
    stores: [
      { name: 'App\u00a0Store', href: 'https://apps.example/meet' },
      { name: 'Google\u00a0Play', href: 'https://play.example/meet' },
      { name: 'RuStore', href: 'https://rustore.example/meet' },
    ],
  },
  needsConsent: true,
  directories: [
    { name: 'Новинки', slug: 'new', position: 1 },
    { name: 'Кроссовки', slug: 'krossovki', position: 2 },
    { name: 'Обувь', slug: 'obuv', position: 3 },
    { name: 'Одежда', slug: 'odezhda', position: 4 },
    { name: 'Сумки', slug: 'sumki', position: 5 },
    { name: 'Аксессуары', slug: 'aksessuary', position: 6 },
    { name: 'Скидки', slug: 'sale', position: 7 },
    { name: 'Meet-price', slug: 'meet-price', position: 8 },
  ],
};
