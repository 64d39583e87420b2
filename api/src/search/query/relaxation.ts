import type { QueryWord } from '../engine/search-engine.port.js';
import type { ProductSets } from '../sets/product-sets.js';
import type { Thesaurus } from '../thesaurus/thesaurus.js';
import { isRead, type Role, resolveRole, roles, type Unit, wordsOfUnit } from './unit.js';

interface RelaxationContext {
  sets: ProductSets;
  thesaurus: Thesaurus;
  isMet: (words: readonly QueryWord[]) => boolean;
}

/** Roles of which at least one must remain. A colour or a material alone is too general. */
const telling = new Set<Role>(['kind', 'brand']);

/**
 * Drops units of a query that no product matches as a whole. A unit remains if a product matches it together with the more specific ones.
 * Returns undefined if the remaining words are too general.
 */
export const relax = (units: readonly Unit[], { sets, thesaurus, isMet }: RelaxationContext): Unit[] | undefined => {
  const missingKind = units.findIndex((unit) => !isRead(unit) && thesaurus.kindForms(wordsOfUnit(unit)) !== undefined);
  const ranked = units
    .map((unit, at) => ({ unit, at, role: isRead(unit) ? resolveRole(unit, sets, thesaurus) : undefined }))
    // A kind after one that the shop lacks only describes it: «стельки для ботинок» are not boots.
    .filter(({ at, role }) => role !== undefined && !(role === 'kind' && missingKind !== -1 && missingKind < at))
    .sort((one, other) => roles.indexOf(one.role ?? 'other') - roles.indexOf(other.role ?? 'other'));
  const remaining = new Set<Unit>();
  let words: QueryWord[] = [];
  for (const { unit, role } of ranked) {
    const together = [...words, ...unit.words];
    if (isMet(together)) {
      words = together;
      remaining.add(unit);
    } else if (role === 'sex') {
      // Men's shoes are no substitute for women's.
      return undefined;
    }
  }
  const isTelling = ranked.some(({ unit, role }) => role !== undefined && telling.has(role) && remaining.has(unit));
  return isTelling ? units.filter((unit) => remaining.has(unit)) : undefined;
};
