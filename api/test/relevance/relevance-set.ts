import { brandAndType } from './queries/brand-and-type.js';
import { brandSpelling } from './queries/brand-spelling.js';
import { combinations } from './queries/combinations.js';
import { keyboardLayout } from './queries/keyboard-layout.js';
import { materialAndSeason } from './queries/material-season.js';
import { nothingThere } from './queries/nothing-there.js';
import { prefix } from './queries/prefix.js';
import { relaxed } from './queries/relaxed.js';
import { skus } from './queries/sku.js';
import { synonyms } from './queries/synonyms.js';
import { typos } from './queries/typos.js';
import { wordForms } from './queries/word-forms.js';
import { wordsWithTypo } from './queries/words-with-typo.js';
import { yo } from './queries/yo.js';
import type { RelevanceQuery } from './query.js';

/** The queries that measure the search, written from what shoppers type and the demo catalog has, not from what the search can do. */
export const relevanceSet: readonly RelevanceQuery[] = [
  ...wordForms,
  ...typos,
  ...keyboardLayout,
  ...brandSpelling,
  ...yo,
  ...prefix,
  ...synonyms,
  ...materialAndSeason,
  ...skus,
  ...combinations,
  ...brandAndType,
  ...wordsWithTypo,
  ...relaxed,
  ...nothingThere,
];
