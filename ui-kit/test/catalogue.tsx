import type { ComponentType } from 'react';
import * as kit from '../src/index.ts';

const picture = { imageKey: 'shoe', alt: 'Shoe', sizes: '64px' };
const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
];
const price = { price: 1_249_050, oldPrice: 1_500_000, memberPrice: 1_100_000, cashback: 374, from: true };
const links = [
  { label: 'Shoes', href: '/shoes' },
  { label: 'Bags', href: '/bags' },
];
const cartLine = { href: '/goods/slope', brand: 'Norr', name: 'Slope 2', picture: 'shoe', price: 1_249_050 };
const product = { href: '/goods/slope', brand: 'Norr', name: 'Slope 2', picture: 'shoe', ...price };
const amounts = { count: 3, goods: 300_000, discount: 100, promo: 200, bonuses: 50, cashback: 12, total: 299_700 };
const noop = () => undefined;
const trigger = <button type="button">Open</button>;
const file = new File(['x'], 'list.pdf', { type: 'application/pdf' });
const distribution = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 21 } as const;
const size = { value: '41', name: '41', uk: '7', us: '8', cm: '26' };

type Props = Record<string, unknown>;

/** Props of each component, in English and Latin letters. A component that is missing here renders without props. */
const propsByComponent: Record<string, Props | readonly Props[]> = {
  Accordion: { items: [{ id: 'delivery', label: 'Delivery', content: 'Two days' }] },
  Alert: [{ tone: 'error', title: 'Not saved', children: 'Try again', onClose: noop, announced: true }, { children: 'Closed on Sunday' }],
  AppBanner: { href: '/app', onClose: noop, stores: links },
  AppliedFilters: { items: [{ label: 'Size 41', href: '/' }], resetHref: '/' },
  AuthForm: [
    { step: 'recipient', methodHrefs: { email: '/e', phone: '/p' } },
    { step: 'recipient', own: [{ method: 'email', recipient: 'a@b.com', label: 'a@b.com' }] },
    { step: 'recipient', purpose: 'delete', pitch: null },
    { step: 'code', sentTo: 'a@b.com', onBack: noop, onResend: noop, now: 0, cooldownUntil: 30_000 },
    { step: 'code', sentTo: 'a@b.com', backHref: '/', onResend: noop, codeLength: 6 },
  ],
  Avatar: { name: 'Anna Bell' },
  Badge: { children: 'New' },
  BonusRow: [{ max: 100, chosen: 20 }, { max: 100 }, { max: 0 }],
  BonusSlider: [{ available: 1000, total: 100_000 }, { available: 0 }],
  Breadcrumbs: { items: [{ label: 'Home', href: '/' }, { label: 'Shoes' }] },
  Button: [{ children: 'Buy' }, { children: 'Buy', loading: true }],
  CartLine: [
    { ...cartLine, size: '41 EU', addedPrice: 1_000_000, onCheckedChange: noop, onRemove: noop },
    { ...cartLine, addedPrice: 2_000_000 },
    { ...cartLine, offer: { price: 2_000_000, onAccept: noop } },
    { ...cartLine, removed: true, onUndo: noop },
  ],
  CategoryMenu: [
    { categories: [{ name: 'Shoes', slug: 'shoes', position: 1, count: 1200, groups: [{ title: 'Types', links }] }] },
    { variant: 'side', categories: [{ name: 'Shoes', slug: 'shoes', position: 1, groups: [{ title: 'Types', links }] }] },
    { variant: 'index', categories: [{ name: 'Shoes', slug: 'shoes', position: 1, count: 1200 }] },
  ],
  Checkbox: { label: 'Agree', count: 1200, hint: 'Hint', error: 'Error', required: true },
  Chip: [{ children: 'Shoes', onRemove: noop }, { children: 'Shoes', href: '/' }, { children: 'Shoes' }],
  ChoiceCards: { label: 'Payment', options: [{ value: 'card', label: 'Card', price: 39_900 }] },
  CodeField: { label: 'Code', required: true },
  ColourPicker: { colours: [{ name: 'White', href: '/w', picture: 'shoe', current: true, soldOut: true }] },
  Combobox: [
    { label: 'City', items: options, placeholder: 'Choose', defaultValue: 'a' },
    { label: 'Cities', items: [{ heading: 'Near', items: options }], multiple: true, defaultValue: ['a', 'b'], loading: true },
  ],
  ConfirmDialog: { title: 'Delete the address?', action: 'Delete', defaultOpen: true, onConfirm: noop, trigger },
  ConsentBanner: { onAccept: noop, onDecline: noop },
  Container: { width: 'text', children: 'Text' },
  CopyText: { text: 'ABC', label: 'code' },
  Countdown: { until: 30_000, now: 0 },
  DateField: [
    { label: 'Born', hint: 'Hint' },
    { label: 'Call at', withTime: true, error: 'Too late' },
  ],
  Dialog: { title: 'Sign in', defaultOpen: true, description: 'Text', footer: 'Footer', trigger },
  Drawer: { title: 'Cart', defaultOpen: true, trigger },
  EmptyState: { title: 'Nothing', text: 'Text' },
  Field: { label: 'Name', optional: true, hint: 'Hint', children: () => <input aria-label="Name" /> },
  FieldMessage: { tone: 'error', children: 'Wrong' },
  FileField: [
    { label: 'Photos', optional: true, files: [file], getFileState: () => ({ progress: 0.5 }) },
    { label: 'Photo', maxCount: 1, files: [file], onRetry: noop, getFileState: () => ({ error: 'Failed' }) },
  ],
  FilterPanel: [
    {
      action: '/catalog',
      total: 128,
      resetHref: '/',
      groups: [
        {
          kind: 'list',
          title: 'Brand',
          name: 'brand',
          open: true,
          forms: { one: 'brand', other: 'brands' },
          options: Array.from({ length: 12 }, (_, index) => ({
            value: `${index}`,
            label: `Brand ${index}`,
            count: index * 1000,
            checked: index === 0,
          })),
        },
        { kind: 'sizes', title: 'Size', name: 'size', open: true, options: [{ value: '41', label: '41', count: 3 }] },
        { kind: 'range', title: 'Price', names: ['from', 'to'], min: 0, max: 9000, open: true },
      ],
    },
    { action: '/catalog', total: 0, groups: [] },
  ],
  Footer: {
    columns: [{ title: 'Help', links }],
    social: links,
    app: { href: '/app', code: 'QR' },
    year: 2026,
    legal: links,
    payments: ['visa', 'mastercard', 'maestro', 'wallet', 'card', 'sbp'],
  },
  Gallery: { pictures: [picture, { ...picture, imageKey: 'other' }] },
  Grid: { columns: { mobile: 2, desktop: 3 }, children: 'Cell' },
  Header: [
    { menuHref: '/menu', audiences: links, service: links, actions: [{ icon: 'heart', label: 'Favourites', href: '/f', count: 3 }] },
    { onMenu: noop, bare: 'Back' },
  ],
  Heading: { level: 2, children: 'Heading' },
  Icon: { name: 'heart' },
  IconButton: [{ icon: 'x', label: 'Close', count: 120, countForms: { one: 'item', other: 'items' } }],
  Link: { href: '/', children: 'Link' },
  LinkButton: { href: '/', children: 'Link' },
  LinkIconButton: { href: '/', icon: 'heart', label: 'Favourites' },
  LoadMore: [
    { visibleCount: 24, total: 1200, step: 24, href: '/' },
    { visibleCount: 24, total: 24, href: '/' },
    { visibleCount: 2, total: 24, href: '/', error: 'Failed' },
  ],
  LoyaltyLevels: [{ spent: 100_000, current: 'Start', withChargeOff: true }, { spent: 900_000_000 }],
  Menu: { label: 'More', items: [{ label: 'Edit' }, { heading: 'Papers', items: [{ label: 'Open' }] }] },
  NoSignal: {},
  NotFound: { categories: links },
  NumberField: { label: 'Count', defaultValue: 1200, hint: 'Hint' },
  OrderSummary: [{ amounts, memberSaving: 10_000 }, { amounts: { delivery: 39_900 } }],
  OrderSums: { amounts },
  OrderTotal: { total: 299_750 },
  Pagination: { page: 2, totalPages: 5, getHref: (page: number) => `?page=${page}` },
  PaymentMark: { payment: 'sbp' },
  PhoneField: { label: 'Phone' },
  Picture: picture,
  Popover: { trigger, title: 'Details', defaultOpen: true, children: 'Text' },
  Price: [price, { ...price, memberPrice: null, forMembers: true, size: 'product' }],
  ProductCard: [
    { ...product, colours: [1, 2].map((number) => ({ name: `C${number}`, hex: '#fff' })), onLike: noop, onQuickAdd: noop, onIntent: noop },
    { ...product, soldOut: true },
    { ...product, onSize: noop, sizes: [{ value: '41', name: '41', soldOut: true }] },
  ],
  ProductCardSkeleton: {},
  ProductGrid: { children: 'Card' },
  Progress: { label: 'Uploading', value: 45 },
  PromoField: [{}, { state: 'success', code: 'SPRING', saving: 1050 }, { state: 'error', code: 'OLD' }],
  Prose: { html: '<table><tr><td>1</td></tr></table>' },
  QrCode: { value: 'https://example.com', label: 'QR code' },
  RadioGroup: { label: 'Speed', options, hint: 'Hint', error: 'Error' },
  RangeSlider: { label: 'Price', min: 0, max: 9000, unit: '€' },
  Rating: [{ value: 4.6, count: 128 }, { value: 5, starsOnly: true }, {}],
  RatingInput: { label: 'Your rating', defaultValue: 4 },
  ResultPanel: { tone: 'success', title: 'Thank you', cashback: 374 },
  ReviewCard: [
    { author: 'Anna', rating: 5, date: '2026-11-12', bought: true, advantages: 'A', disadvantages: 'B', photos: [{ key: 'p' }] },
    { author: 'Anna', rating: 5, date: '2026-11-12', pending: true, rejected: true },
  ],
  ReviewSummary: [
    { average: 4.6, distribution, getHref: () => '/' },
    { average: null, distribution: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } },
  ],
  SearchField: [
    {
      inline: true,
      defaultValue: 'shoe',
      total: 48,
      groups: [
        { id: 'h', rows: [{ id: '1', text: 'shoe', removable: true }], onClear: noop },
        { id: 'p', title: 'Found', rows: [{ id: '2', ...product }] },
      ],
    },
    { inline: true, defaultValue: 'x', total: 0 },
    { inline: true, defaultValue: 'x', loading: true },
  ],
  Select: { label: 'City', options, placeholder: 'Choose', name: 'city' },
  SizeGuide: {
    grids: [
      { label: 'Women', rows: [{ eu: '38', uk: '5', us: '7', cm: '24', height: '170' }] },
      { label: 'Men', rows: [] },
    ],
    current: '38',
  },
  SizePicker: {
    sizes: [size, { ...size, value: '42', name: '42', soldOut: true }, { ...size, value: '43', delivery: 'both' }],
    defaultValue: '43',
  },
  Skeleton: { label: 'Loading' },
  Slider: { label: 'Volume', defaultValue: 30 },
  SortSelect: {},
  Stack: { direction: 'row', children: 'Text' },
  StatusBadge: { tone: 'warning', children: 'Late' },
  Stepper: {
    label: 'Stages',
    steps: [
      { title: 'Paid', state: 'done', entries: [{ title: 'Sent', state: 'done' }] },
      { title: 'On its way', state: 'current' },
      { title: 'Delivered', state: 'coming' },
    ],
  },
  Switch: { label: 'Mails' },
  Table: { caption: 'Sizes', columns: [{ id: 'eu', label: 'EU', sortable: true }], rows: [], maxHeight: 300 },
  Tabs: { label: 'Sizes', items: [{ value: 'a', label: 'Women', content: 'Text' }] },
  Text: { children: 'Text' },
  TextArea: { label: 'Text', maxLength: 50, defaultValue: 'x', optional: true },
  TextField: { label: 'Name', hint: 'Hint', error: 'Error' },
  Toaster: {},
  Tooltip: { text: 'Close', children: trigger },
};

export interface CatalogueEntry {
  name: string;
  Component: ComponentType<Props>;
  props: Props;
}

const isComponent = (name: string, value: unknown): value is ComponentType<Props> => /^[A-Z]/.test(name) && typeof value === 'function';

/** Every component that the kit exports, except the providers, with props for each of its states. */
export const catalogue: readonly CatalogueEntry[] = Object.entries(kit).flatMap(([name, value]) => {
  if (!isComponent(name, value) || name.endsWith('Provider')) return [];
  const states = [propsByComponent[name] ?? {}].flat();
  return states.map((props) => ({ name, Component: value, props }));
});
