import type { CdekDestination } from './cdek-route.rules.js';

/** A box as the shop sends it: a pair of shoes, in grams and centimetres. */
export const BOX = { weight: 1_500, length: 35, width: 25, height: 15 } as const;

/** CDEK takes only one package to a parcel locker, of at most 15 kg. */
const MAX_LOCKER_WEIGHT = 15_000;

export interface CdekPackage {
  weight: number;
  length: number;
  width: number;
  height: number;
}

/** Maximum number of units in one parcel. Only a parcel locker has a limit. */
export const findMaxUnits = (destination: CdekDestination): number =>
  destination === 'POSTAMAT' ? Math.floor(MAX_LOCKER_WEIGHT / BOX.weight) : Number.POSITIVE_INFINITY;

/** The packages of one parcel: a box for each unit, or one package of all boxes for a parcel locker. */
export const packUnits = (unitCount: number, destination: CdekDestination): CdekPackage[] =>
  destination === 'POSTAMAT' ? [joinBoxes(unitCount)] : Array.from({ length: unitCount }, () => BOX);

/** Extends the shortest side of the package, one box at a time, until all boxes fit. The package therefore stays compact. */
function joinBoxes(unitCount: number): CdekPackage {
  const boxSides = [BOX.length, BOX.width, BOX.height];
  const boxesAlongSides = boxSides.map(() => 1);
  const measureSide = (side: number) => (boxSides[side] ?? 0) * (boxesAlongSides[side] ?? 0);
  while (boxesAlongSides.reduce((boxCount, boxesAlongSide) => boxCount * boxesAlongSide, 1) < unitCount) {
    const [shortestSide = 0] = [...boxSides.keys()].toSorted((side, otherSide) => measureSide(side) - measureSide(otherSide));
    boxesAlongSides[shortestSide] = (boxesAlongSides[shortestSide] ?? 0) + 1;
  }
  const [length = 0, width = 0, height = 0] = [...boxSides.keys()].map(measureSide).toSorted((one, other) => other - one);
  return { weight: unitCount * BOX.weight, length, width, height };
}
