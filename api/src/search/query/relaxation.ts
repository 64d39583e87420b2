import type { QueryWord } from '../engine/search-engine.port.js';
import type { SearchSets } from '../sets/search-sets.js';
import type { Thesaurus } from '../thesaurus/thesaurus.js';
import { isUnderstood, listUnitWords, type QueryUnit } from './query-unit.js';
import { type Role, resolveRole, roles } from './query-unit-role.js';

interface RelaxationContext {
  sets: SearchSets;
  thesaurus: Thesaurus;
  isMatched: (words: readonly QueryWord[]) => boolean;
}

/** Roles of query units, one of which must remain. A colour or a material alone is too general. */
const significantRoles = new Set<Role>(['kind', 'brand']);

/**
 * Drops query units if no product matches all of them. A query unit remains if a product matches it together with the more specific query
 * units that remain. Returns undefined if the remaining words are too general.
 */
export const dropUnmatchedUnits = (
  units: readonly QueryUnit[],
  { sets, thesaurus, isMatched }: RelaxationContext,
): QueryUnit[] | undefined => {
  const missingKindIndex = units.findIndex((unit) => !isUnderstood(unit) && thesaurus.findKindForms(listUnitWords(unit)) !== undefined);
  const rankedUnits = units
    .map((unit, index) => ({ unit, index, role: isUnderstood(unit) ? resolveRole(unit, sets, thesaurus) : undefined }))
    // A kind of goods only describes a preceding kind that the shop lacks: «стельки для ботинок» are not boots.
    .filter(({ index, role }) => role !== undefined && !(role === 'kind' && missingKindIndex !== -1 && missingKindIndex < index))
    .sort((one, other) => roles.indexOf(one.role ?? 'other') - roles.indexOf(other.role ?? 'other'));
  const remainingUnits = new Set<QueryUnit>();
  let words: QueryWord[] = [];
  for (const { unit, role } of rankedUnits) {
    const combinedWords = [...words, ...unit.words];
    if (isMatched(combinedWords)) {
      words = combinedWords;
      remainingUnits.add(unit);
    } else if (role === 'sex') {
      // Goods for another sex are no substitute.
      return undefined;
    }
  }
  const isSignificant = rankedUnits.some(({ unit, role }) => role !== undefined && significantRoles.has(role) && remainingUnits.has(unit));
  return isSignificant ? units.filter((unit) => remainingUnits.has(unit)) : undefined;
};
