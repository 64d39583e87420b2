import type { Texts } from '../locale/texts.ts';
import { controls } from './controls.ts';
import { shop } from './shop.ts';

/** All texts of the kit in English, for `LocaleProvider`. Plain data, so a server component may import it. */
export const en: Texts = { ...controls, ...shop };
