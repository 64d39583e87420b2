import type { SavedAddressFragment } from '../../platform/graphql/generated/graphql.ts';

export const cannedAddresses: SavedAddressFragment[] = [
  {
    id: 'home',
    cityId: 'kazan',
    city: 'Казань',
    region: 'Республика Татарстан',
    street: 'ул. Баумана',
    house: '7',
    building: '2',
    apartment: '15',
    index: '420111',
  },
  {
    id: 'office',
    cityId: 'moskva',
    city: 'Москва',
    region: 'Москва',
    street: 'Тверская',
    house: '1',
    building: '',
    apartment: '',
    index: '',
  },
  {
    id: 'gone',
    cityId: 'nowhere',
    city: '',
    region: '',
    street: 'набережная Северной Двины',
    house: '104к1',
    building: '',
    apartment: '88',
    index: '163000',
  },
];
