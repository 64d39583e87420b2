import { css, type SerializedStyles } from '@emotion/react';
import { color, font, media, radius, space } from '@meet/ui-kit/theme';
import type { HintCombobox } from './use-hint-combobox.ts';

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
const option = css({
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

interface HintListProps<Hint> {
  id: string;
  /** Name of the list for screen readers. */
  label: string;
  combobox: HintCombobox<Hint>;
  /** Title of a suggestion, and a note beside it in small letters. */
  toLabels: (hint: Hint) => [title: string, note?: string];
  /** Style of suggestions that are a list below the field. By default they cover the content below. */
  listStyle?: SerializedStyles | undefined;
}

/** Suggestions below a field, one of which is chosen. Not rendered if there are none. */
export function HintList<Hint>({ id, label, combobox, toLabels, listStyle = popup }: HintListProps<Hint>) {
  if (combobox.options.length === 0) return null;
  return (
    <div css={listStyle} role="listbox" id={id} aria-label={label}>
      {combobox.options.map((hint, index) => {
        const [title, note] = toLabels(hint);
        return (
          <div
            key={`${title}${note}`}
            css={option}
            role="option"
            tabIndex={-1}
            id={`${id}-${index}`}
            aria-selected={index === combobox.active}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => combobox.choose(hint)}
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
