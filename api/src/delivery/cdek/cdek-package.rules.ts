import type { CdekTarget } from './cdek-route.rules.js';

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

/** Maximum number of units in one parcel. */
export const findMaxUnits = (target: CdekTarget): number =>
  target === 'POSTAMAT' ? Math.floor(MAX_LOCKER_WEIGHT / BOX.weight) : Number.POSITIVE_INFINITY;

/** The packages of one parcel: a box for each unit, or all boxes in one for a parcel locker. */
export const packUnits = (unitCount: number, target: CdekTarget): CdekPackage[] =>
  target === 'POSTAMAT' ? [joinBoxes(unitCount)] : Array.from({ length: unitCount }, () => BOX);

/** The shortest side is extended by one box until all boxes fit, so that the package stays compact. */
function joinBoxes(unitCount: number): CdekPackage {
  const box = [BOX.length, BOX.width, BOX.height];
  const counts = box.map(() => 1);
  const measure = (side: number) => (box[side] ?? 0) * (counts[side] ?? 0);
  while (counts.reduce((product, count) => product * count, 1) < unitCount) {
    const [shortest = 0] = [...box.keys()].toSorted((one, other) => measure(one) - measure(other));
    counts[shortest] = (counts[shortest] ?? 0) + 1;
  }
  const [length = 0, width = 0, height = 0] = [...box.keys()].map(measure).toSorted((one, other) => other - one);
  return { weight: unitCount * BOX.weight, length, width, height };
}
