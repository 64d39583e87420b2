export interface Unit {
  size?: string;
  isFast?: boolean;
  price: number;
  memberPrice?: number;
  oldPrice?: number;
  unavailability?: 'sold' | 'reserved' | 'inactive';
}

/** The displayed price of a product in roubles; null when it is sold out. */
export type DisplayedPrice = {
  payable: number;
  /** The price that is struck through beside `payable`. */
  before: number | null;
  /** Whether «от» is displayed. */
  from: boolean;
  /** What a guest would save by signing in. */
  memberSaving: number | null;
} | null;
/** Size, delivery speed and the viewer's price of an offer. */
type OfferText = `${string} ${'FAST' | 'SLOW'} ${number}`;

interface PriceCase {
  units: Unit[];
  guest: { displayedPrice: DisplayedPrice; offers: OfferText[] };
  member: { displayedPrice: DisplayedPrice; offers: OfferText[] };
}

/** Products of every kind, and their expected prices for each viewer. */
export const priceCases: Record<string, PriceCase> = {
  'one price for all': {
    units: [{ price: 1000 }, { size: '39', price: 1000 }],
    guest: { displayedPrice: { payable: 1000, before: null, from: false, memberSaving: null }, offers: ['38 FAST 1000', '39 FAST 1000'] },
    member: { displayedPrice: { payable: 1000, before: null, from: false, memberSaving: null }, offers: ['38 FAST 1000', '39 FAST 1000'] },
  },
  'a member price on the only size': {
    units: [{ price: 1000, memberPrice: 800 }],
    guest: { displayedPrice: { payable: 1000, before: null, from: false, memberSaving: 200 }, offers: ['38 FAST 1000'] },
    member: { displayedPrice: { payable: 800, before: 1000, from: false, memberSaving: null }, offers: ['38 FAST 800'] },
  },
  'a member price on the dearer size': {
    units: [{ price: 1000 }, { size: '39', price: 1200, memberPrice: 800 }],
    guest: { displayedPrice: { payable: 1000, before: null, from: true, memberSaving: null }, offers: ['38 FAST 1000', '39 FAST 1200'] },
    member: { displayedPrice: { payable: 800, before: 1200, from: true, memberSaving: null }, offers: ['38 FAST 1000', '39 FAST 800'] },
  },
  'a member price that makes all sizes cost the same': {
    units: [{ price: 1000 }, { size: '39', price: 1200, memberPrice: 1000 }],
    guest: { displayedPrice: { payable: 1000, before: null, from: true, memberSaving: null }, offers: ['38 FAST 1000', '39 FAST 1200'] },
    member: { displayedPrice: { payable: 1000, before: null, from: false, memberSaving: null }, offers: ['38 FAST 1000', '39 FAST 1000'] },
  },
  'a member price for one delivery speed only': {
    units: [
      { price: 1000, isFast: false },
      { price: 1100, memberPrice: 900 },
    ],
    guest: { displayedPrice: { payable: 1000, before: null, from: true, memberSaving: null }, offers: ['38 SLOW 1000', '38 FAST 1100'] },
    member: { displayedPrice: { payable: 900, before: 1100, from: true, memberSaving: null }, offers: ['38 FAST 900', '38 SLOW 1000'] },
  },
  'an unavailable cheapest size': {
    units: [
      { price: 500, memberPrice: 100, unavailability: 'sold' },
      { price: 600, memberPrice: 100, unavailability: 'reserved' },
      { price: 700, memberPrice: 100, unavailability: 'inactive' },
      { size: '39', price: 1000, memberPrice: 900 },
    ],
    guest: { displayedPrice: { payable: 1000, before: null, from: false, memberSaving: 100 }, offers: ['39 FAST 1000'] },
    member: { displayedPrice: { payable: 900, before: 1000, from: false, memberSaving: null }, offers: ['39 FAST 900'] },
  },
  'an old price on the cheapest size only': {
    units: [
      { price: 1000, oldPrice: 1500 },
      { size: '39', price: 1100 },
    ],
    guest: { displayedPrice: { payable: 1000, before: 1500, from: true, memberSaving: null }, offers: ['38 FAST 1000', '39 FAST 1100'] },
    member: { displayedPrice: { payable: 1000, before: 1500, from: true, memberSaving: null }, offers: ['38 FAST 1000', '39 FAST 1100'] },
  },
  'an old price on the dearer size only, which is cheaper for members': {
    units: [{ price: 1000 }, { size: '39', price: 1100, oldPrice: 1500, memberPrice: 700 }],
    guest: { displayedPrice: { payable: 1000, before: null, from: true, memberSaving: null }, offers: ['38 FAST 1000', '39 FAST 1100'] },
    member: { displayedPrice: { payable: 700, before: 1500, from: true, memberSaving: null }, offers: ['38 FAST 1000', '39 FAST 700'] },
  },
  'a second, dearer unit in the only offer': {
    units: [{ price: 1000 }, { price: 1300 }],
    guest: { displayedPrice: { payable: 1000, before: null, from: true, memberSaving: null }, offers: ['38 FAST 1000'] },
    member: { displayedPrice: { payable: 1000, before: null, from: true, memberSaving: null }, offers: ['38 FAST 1000'] },
  },
  'dearer units that are unavailable': {
    units: [
      { price: 1000 },
      { price: 1300, unavailability: 'sold' },
      { price: 1300, unavailability: 'reserved' },
      { price: 1300, unavailability: 'inactive' },
    ],
    guest: { displayedPrice: { payable: 1000, before: null, from: false, memberSaving: null }, offers: ['38 FAST 1000'] },
    member: { displayedPrice: { payable: 1000, before: null, from: false, memberSaving: null }, offers: ['38 FAST 1000'] },
  },
  'units whose prices differ for guests and are equal for members': {
    units: [
      { price: 900, memberPrice: 800 },
      { price: 800, oldPrice: 850 },
    ],
    guest: { displayedPrice: { payable: 800, before: 850, from: true, memberSaving: null }, offers: ['38 FAST 800'] },
    member: { displayedPrice: { payable: 800, before: 850, from: false, memberSaving: null }, offers: ['38 FAST 800'] },
  },
  'units of equal price, of which the first is displayed': {
    units: [{ price: 1000, oldPrice: 1500 }, { price: 1000 }, { price: 1000, oldPrice: 1400 }],
    guest: { displayedPrice: { payable: 1000, before: 1500, from: false, memberSaving: null }, offers: ['38 FAST 1000'] },
    member: { displayedPrice: { payable: 1000, before: 1500, from: false, memberSaving: null }, offers: ['38 FAST 1000'] },
  },
  'a cheapest unit for guests that is not the cheapest for members': {
    units: [{ price: 300 }, { price: 310, memberPrice: 150 }, { price: 200, isFast: false }, { size: '39', price: 400, isFast: false }],
    guest: {
      displayedPrice: { payable: 200, before: null, from: true, memberSaving: null },
      offers: ['38 SLOW 200', '38 FAST 300', '39 SLOW 400'],
    },
    member: {
      displayedPrice: { payable: 150, before: 310, from: true, memberSaving: null },
      offers: ['38 FAST 150', '38 SLOW 200', '39 SLOW 400'],
    },
  },
  'no available unit': {
    units: [{ price: 1000, memberPrice: 800, unavailability: 'sold' }],
    guest: { displayedPrice: null, offers: [] },
    member: { displayedPrice: null, offers: [] },
  },
};
