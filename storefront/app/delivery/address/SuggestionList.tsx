import { css, type SerializedStyles } from '@emotion/react';
import { color, font, media, radius, space } from '@meet/ui-kit/theme';
import type { SuggestionCombobox } from './use-suggestion-combobox.ts';

const popup = css({
  position: 'absolute',
  zIndex: 1,
  insetInline: 0,
  marginTop: 2,
  maxHeight: 320,
  overflowY: 'auto',
  border: `1px solid ${color('control')}`,
  borderRadius: radius('control'),
  background: color('panel'),
});
const optionStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space(4),
  minHeight: 'var(--meet-target)',
  alignItems: 'center',
  padding: `${space(2)} ${space(4)}`,
  font: font(400, 16),
  cursor: 'pointer',
  '& span': { font: font(400, 14), color: color('muted') },
  '&[aria-selected=true]': { background: color('tile') },
  [media.hover]: { '&:hover': { background: color('tile') } },
});

interface SuggestionListProps<Suggestion> {
  id: string;
  /** Name of the list for screen readers. */
  label: string;
  combobox: SuggestionCombobox<Suggestion>;
  /** Title of a suggestion, and a note beside it in small letters. */
  toLabels: (suggestion: Suggestion) => [title: string, note?: string];
  /** Style of suggestions that are in the page below the field. By default, suggestions cover the content below. */
  listStyle?: SerializedStyles | undefined;
}

/** Suggestions below a field, one of which is chosen. Not rendered if there are none. */
export function SuggestionList<Suggestion>({ id, label, combobox, toLabels, listStyle = popup }: SuggestionListProps<Suggestion>) {
  if (combobox.options.length === 0) return null;
  return (
    <div css={listStyle} role="listbox" id={id} aria-label={label}>
      {combobox.options.map((suggestion, index) => {
        const [title, note] = toLabels(suggestion);
        return (
          <div
            key={`${title}${note}`}
            css={optionStyle}
            role="option"
            tabIndex={-1}
            id={`${id}-${index}`}
            aria-selected={index === combobox.activeIndex}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => combobox.choose(suggestion)}
            onKeyDown={combobox.handleKey}
          >
            {title}
            {note && <span>{note}</span>}
          </div>
        );
      })}
    </div>
  );
}
