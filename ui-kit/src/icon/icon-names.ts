/** The shop's signs and their names in Lucide. `generate` inlines exactly these. */
export const lucideNames = {
  alert: 'circle-alert',
  arrow: 'arrow-right',
  bag: 'shopping-bag',
  check: 'check',
  down: 'chevron-down',
  filter: 'sliders-horizontal',
  heart: 'heart',
  left: 'chevron-left',
  loader: 'loader-circle',
  menu: 'menu',
  plus: 'plus',
  right: 'chevron-right',
  search: 'search',
  theme: 'sun-moon',
  user: 'user-round',
  x: 'x',
} as const;

export type IconName = keyof typeof lucideNames;
