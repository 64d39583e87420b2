import type { SearchPageQuery } from '../platform/graphql/generated/graphql.ts';

type AnsweredAdjustment = SearchPageQuery['searchFilteredProducts']['adjustments'][number];

type Adjustment = Omit<AnsweredAdjustment, 'replacements'> & { replacements: readonly string[] };

const capitalized = (text: string) => text.charAt(0).toLocaleUpperCase('ru') + text.slice(1);

const quoted = (texts: readonly string[]) => texts.map((text) => `«${text}»`).join(', ');

const lacking = ({ text, reason, name }: Adjustment) => {
  if (name !== null && reason === 'UNAVAILABLE_BRAND') return `Бренда ${name} сейчас нет.`;
  if (name !== null && reason === 'UNAVAILABLE_KIND') return `${capitalized(name)} сейчас нет.`;
  return `По\u00a0запросу «${text}» ничего нет.`;
};

const isDropped = ({ reason, replacements }: Adjustment) => reason === 'NOT_MATCHED' && replacements.length === 0;

/** Names the brands and kinds that the shop lacks. */
export const missingSentences = (adjustments: readonly Adjustment[]): string[] =>
  adjustments.filter(({ reason }) => reason !== 'NOT_MATCHED').map(lacking);

/** Says what the shop lacks, what is shown instead and which words were dropped. */
export function adjustmentSentences(adjustments: readonly Adjustment[]): string[] {
  const dropped = adjustments.filter(isDropped).map(({ text }) => text);
  const sentences = adjustments
    .filter((adjustment) => !isDropped(adjustment))
    .map((adjustment) => {
      const { replacements } = adjustment;
      return replacements.length > 0 ? `${lacking(adjustment)} Похожее: ${replacements.join(', ')}` : lacking(adjustment);
    });
  return dropped.length > 0 ? [...sentences, `Со\u00a0всеми словами ничего нет. Показали без\u00a0${quoted(dropped)}`] : sentences;
}
