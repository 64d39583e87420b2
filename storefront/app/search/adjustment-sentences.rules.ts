import { capitalize } from '../platform/capitalize.ts';
import type { SearchPageQuery } from '../platform/graphql/generated/graphql.ts';

type ApiAdjustment = SearchPageQuery['searchFilteredProducts']['adjustments'][number];

type Adjustment = Omit<ApiAdjustment, 'replacements'> & { replacements: readonly string[] };

const formatQuoted = (texts: readonly string[]) => texts.map((text) => `«${text}»`).join(', ');

const describeMissing = ({ text, reason, name }: Adjustment) => {
  if (name !== null && reason === 'UNAVAILABLE_BRAND') return `Бренда ${name} сейчас нет.`;
  if (name !== null && reason === 'UNAVAILABLE_KIND') return `${capitalize(name)} сейчас нет.`;
  return `По\u00a0запросу «${text}» ничего нет.`;
};

const isDropped = ({ reason, replacements }: Adjustment) => reason === 'NOT_MATCHED' && replacements.length === 0;

/** Returns sentences that name the brands and kinds of products that the shop lacks. */
export const listMissingSentences = (adjustments: readonly Adjustment[]): string[] =>
  adjustments.filter(({ reason }) => reason !== 'NOT_MATCHED').map(describeMissing);

/** Returns sentences that say what the shop lacks, what it shows instead and which words were dropped. */
export function listAdjustmentSentences(adjustments: readonly Adjustment[]): string[] {
  const droppedTexts = adjustments.filter(isDropped).map(({ text }) => text);
  const sentences = adjustments
    .filter((adjustment) => !isDropped(adjustment))
    .map((adjustment) => {
      const { replacements } = adjustment;
      return replacements.length > 0 ? `${describeMissing(adjustment)} Похожее: ${replacements.join(', ')}` : describeMissing(adjustment);
    });
  return droppedTexts.length > 0
    ? [...sentences, `Со\u00a0всеми словами ничего нет. Показали без\u00a0${formatQuoted(droppedTexts)}`]
    : sentences;
}
